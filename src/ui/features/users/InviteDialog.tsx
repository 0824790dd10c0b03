import { useTranslation } from 'react-i18next';
import type { PortFailure } from '../../../application/shared/failure.ts';
import type { Linked } from '../../../application/users/UserGateway.ts';
import type { UsersList } from '../../../application/users/UsersList.ts';
import { allowsUserNames, type AccountRules } from '../../../domain/session/accountRules.ts';
import { lowestRole, scopeOfRole, type OfferedRole } from '../../../domain/users/offeredRole.ts';
import {
  checkUserLogin,
  checkUserName,
  invitationMessages,
  USER_NAME_LIMIT,
  type UserDraft,
} from '../../../domain/users/invitation.ts';
import { userRefusals } from '../../../domain/users/userWrites.ts';
import { emailRules } from '../../../domain/validation/rules/emailRules.ts';
import { charactersLeft } from '../../../domain/validation/textLimit.ts';
import { FormDialog } from '../../shared/components/FormDialog/FormDialog.tsx';
import { RadioGroup } from '../../shared/components/RadioGroup/RadioGroup.tsx';
import { EmailField, TextField } from '../../shared/components/TextField/TextField.tsx';
import type { FormProblem } from '../../shared/forms/formMessage.ts';
import { useForm } from '../../shared/forms/useForm.ts';
import { messageTitleOf, refusalOf } from './messageKeyOf.ts';
import { useUserTexts } from './useUserTexts.ts';

export type InviteDialogProps = {
  readonly list: UsersList;
  /** Roles that can be assigned. The role with the fewest rights is preselected. */
  readonly roles: readonly OfferedRole[];
  readonly rules: AccountRules;
  readonly onInvited: (invited: Linked) => void;
  readonly onClose: () => void;
};

const FIELDS = {
  [userRefusals.emailTaken]: 'email',
  [invitationMessages.email]: 'email',
  [emailRules.singleByteLogin.message]: 'email',
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

/** Dialog to invite a user. Stores the input until the service has accepted the invitation. */
export function InviteDialog({ list, roles, rules, onInvited, onClose }: InviteDialogProps) {
  const { t } = useTranslation();
  const texts = useUserTexts();
  const hasUserNames = allowsUserNames(rules);
  const loginMessage = hasUserNames ? emailRules.singleByteLogin.message : invitationMessages.email;
  const form = useForm<UserDraft>({
    draft: 'new/user',
    initial: { name: '', email: '', role: lowestRole(roles)?.role ?? '' },
    fields: [
      {
        name: 'name',
        isRequired: true,
        blankMessage: invitationMessages.name,
        check: checkUserName,
        limit: (name) => charactersLeft(USER_NAME_LIMIT, name.trim()),
      },
      { name: 'email', isRequired: true, blankMessage: loginMessage, check: (login) => checkUserLogin(login, rules) },
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
      {hasUserNames ? (
        <TextField {...form.field('email')} label={t('signIn.emailOrUsername')} dir="ltr" autoComplete="off" />
      ) : (
        <EmailField {...form.field('email')} label={t('users.form.email')} autoComplete="off" />
      )}
      {roles.length > 1 && (
        <RadioGroup
          {...role}
          label={t('users.columns.role')}
          options={roles.map((each) => ({
            id: each.role,
            label: texts.role(each.role),
            description: t(`users.mayDo.${scopeOfRole(each)}`),
          }))}
        />
      )}
    </FormDialog>
  );
}
