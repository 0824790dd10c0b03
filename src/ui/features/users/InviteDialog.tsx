import { useTranslation } from 'react-i18next';
import type { PortFailure } from '../../../application/shared/failure.ts';
import type { PasswordLink } from '../../../application/users/UserGateway.ts';
import type { UsersList } from '../../../application/users/UsersList.ts';
import {
  checkUserEmail,
  checkUserName,
  invitationMessages,
  USER_NAME_LIMIT,
  type UserDraft,
} from '../../../domain/users/invitation.ts';
import type { User } from '../../../domain/users/user.ts';
import { userRefusals } from '../../../domain/users/userWrites.ts';
import { charactersLeft } from '../../../domain/validation/textLimit.ts';
import { EmailField } from '../../shared/components/EmailField/EmailField.tsx';
import { FormDialog } from '../../shared/components/FormDialog/FormDialog.tsx';
import { Select } from '../../shared/components/Select/Select.tsx';
import { TextField } from '../../shared/components/TextField/TextField.tsx';
import type { FormProblem } from '../../shared/forms/formMessage.ts';
import { useForm } from '../../shared/forms/useForm.ts';
import { messageTitleOf, refusalOf } from './messageKeyOf.ts';
import { useUserTexts } from './useUserTexts.ts';

export type InviteDialogProps = {
  readonly list: UsersList;
  readonly roles: readonly string[];
  readonly onInvited: (invited: { readonly user: User; readonly link: PasswordLink }) => void;
  readonly onClose: () => void;
};

const FIELDS = {
  [userRefusals.emailTaken]: 'email',
  [invitationMessages.email]: 'email',
  [invitationMessages.name]: 'name',
  [invitationMessages.role]: 'role',
} as const;

const fieldOf = (refusal: string): keyof UserDraft | undefined =>
  Object.hasOwn(FIELDS, refusal) ? FIELDS[refusal as keyof typeof FIELDS] : undefined;

function problemOf(failure: PortFailure): FormProblem<keyof UserDraft> {
  const refusal = refusalOf(failure);
  const field = refusal && fieldOf(refusal);
  if (refusal && field) return { place: 'field', field, message: refusal };
  const key = refusal ?? (`errors.${failure.kind}.description` as const);
  return { place: 'form', message: { title: messageTitleOf(failure), key }, fields: [] };
}

/** Invites a person; what is typed stays until the service has taken it. */
export function InviteDialog({ list, roles, onInvited, onClose }: InviteDialogProps) {
  const { t } = useTranslation();
  const texts = useUserTexts();
  const form = useForm<UserDraft>({
    draft: 'new/user',
    initial: { name: '', email: '', role: roles[0] ?? '' },
    fields: [
      {
        name: 'name',
        isRequired: true,
        blankMessage: invitationMessages.name,
        check: checkUserName,
        limit: (name) => charactersLeft(USER_NAME_LIMIT, name.trim()),
      },
      { name: 'email', isRequired: true, blankMessage: invitationMessages.email, check: checkUserEmail },
      { name: 'role', isRequired: true },
    ],
    onSubmit: async (draft) => {
      const invited = await list.invite(draft);
      if (!invited.ok) return problemOf(invited.error);
      onInvited(invited.value);
      return undefined;
    },
    onSubmitted: onClose,
  });
  const { name: _name, isRequired: _isRequired, limit: _limit, ...role } = form.field('role');
  return (
    <FormDialog
      form={form}
      title={t('users.invite')}
      description={t('users.form.description')}
      submitLabel={t(form.isSubmitting ? 'users.form.submitting' : 'users.invite')}
      onClose={onClose}
    >
      <TextField {...form.field('name')} label={t('users.form.name')} dir="auto" autoComplete="off" autoFocus />
      <EmailField {...form.field('email')} label={t('users.form.email')} autoComplete="off" />
      {roles.length > 1 && (
        <Select
          {...role}
          label={t('users.columns.role')}
          placeholder=""
          options={roles.map((each) => ({ id: each, label: texts.role(each) }))}
        />
      )}
    </FormDialog>
  );
}
