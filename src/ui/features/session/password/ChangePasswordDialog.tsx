import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { PasswordGateway } from '../../../../application/session/PasswordGateway.ts';
import type { PortFailure } from '../../../../application/shared/failure.ts';
import { WRONG_PASSWORD, passwordRuleOf } from '../../../../domain/session/accountRules.ts';
import { newPasswordMessageOf } from '../../../../domain/session/newPassword.ts';
import { passwordRules } from '../../../../domain/validation/rules/passwordRules.ts';
import { judge } from '../../../../domain/validation/validationRule.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import type { FormProblem } from '../../../shared/forms/formMessage.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useService } from '../../../shared/services.tsx';

const empty = { current: '', next: '', again: '' };
type Name = keyof typeof empty;

function problemOf(failure: PortFailure): FormProblem<Name> {
  const message = failure.kind === 'rejected' ? failure.message : undefined;
  if (message === WRONG_PASSWORD) return { place: 'field', field: 'current', message };
  const refusal = newPasswordMessageOf(message);
  if (refusal !== undefined) return { place: 'field', field: 'next', message: refusal };
  const { kind } = failure;
  return { place: 'form', message: { title: `errors.${kind}.title`, key: `errors.${kind}.description` }, fields: [] };
}

/** Dialog to change the password. A change ends all other sessions of the user [AU-17]. */
export function ChangePasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const passwords = useService(PasswordGateway);
  const rule = passwordRuleOf(useService(BrandingStore).configuration ?? {});
  const form = useForm({
    initial: empty,
    fields: [
      { name: 'current', isRequired: true, isSecret: true },
      { name: 'next', isRequired: true, isSecret: true, check: (next) => judge(rule, next) },
      {
        name: 'again',
        isRequired: true,
        isSecret: true,
        check: (again, { next }) => judge(passwordRules.confirmPassword, again, { shared: { currentPassword: next } }),
      },
    ],
    onSubmit: async ({ current, next }) => {
      const changed = await passwords.change(current, next);
      return changed.ok ? undefined : problemOf(changed.error);
    },
    onSubmitted: () => {
      announce(t('session.password.changed'));
      onClose();
    },
  });
  const next = form.field('next');
  const toggleLabels = { show: t('signIn.showPassword'), hide: t('signIn.hidePassword') };
  const secret = { type: 'password', dir: 'ltr', toggleLabels } as const;
  return (
    <FormDialog
      form={form}
      title={t('session.password.title')}
      description={t('session.password.description')}
      submitLabel={t(form.isSubmitting ? 'session.password.submitting' : 'session.password.title')}
      onClose={onClose}
    >
      <TextField
        {...form.field('current')}
        {...secret}
        label={t('session.password.current')}
        autoComplete="current-password"
        autoFocus
      />
      <TextField
        {...next}
        {...secret}
        label={t('session.password.next')}
        // Show either the hint or the error, because both have the same text.
        hint={next.error === undefined ? t(rule.message) : undefined}
        autoComplete="new-password"
      />
      <TextField {...form.field('again')} {...secret} label={t('session.password.again')} autoComplete="new-password" />
    </FormDialog>
  );
}
