import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PasskeyError } from '../../../../application/session/BrowserPasskeys.ts';
import type { PortFailure } from '../../../../application/shared/failure.ts';
import { PASSKEY_NAME_LIMIT } from '../../../../domain/session/second-factor/passkey.ts';
import { PASSKEY_NOT_ADDED } from '../../../../domain/session/second-factor/secondFactor.ts';
import type { Result } from '../../../../domain/shared/result.ts';
import { charactersLeft } from '../../../../domain/validation/textLimit.ts';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import type { FormMessage, FormProblem } from '../../../shared/forms/formMessage.ts';
import { useForm } from '../../../shared/forms/useForm.ts';

export type PasskeyDialogProps = {
  readonly title: string;
  readonly description?: string | undefined;
  readonly submitLabels?: { readonly ready: string; readonly submitting: string } | undefined;
  readonly name: string;
  /** Adds or renames the passkey. */
  readonly onSave: (name: string) => Promise<Result<unknown, PortFailure | PasskeyError>>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
};

function messageOf(failure: PortFailure | PasskeyError): FormMessage {
  switch (failure.kind) {
    case 'passkey-cancelled':
      return 'signInSecurity.passkeys.cancelled';
    case 'passkey-exists':
      return 'signInSecurity.passkeys.exists';
    case 'passkey-failed':
    case 'rejected':
      return PASSKEY_NOT_ADDED;
    default:
      return { title: `errors.${failure.kind}.title`, key: `errors.${failure.kind}.description` };
  }
}

/** Dialog with the name of a new or an existing passkey. */
export function PasskeyDialog({ name, onSave, submitLabels, children, ...dialog }: PasskeyDialogProps) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { name },
    fields: [{ name: 'name', isRequired: true, limit: (typed) => charactersLeft(PASSKEY_NAME_LIMIT, typed.trim()) }],
    onSubmit: async (typed): Promise<FormProblem<'name'> | undefined> => {
      const saved = await onSave(typed.name.trim());
      return saved.ok ? undefined : { place: 'form', message: messageOf(saved.error), fields: [] };
    },
    onSubmitted: dialog.onClose,
  });
  return (
    <FormDialog
      {...dialog}
      form={form}
      submitLabel={form.isSubmitting ? submitLabels?.submitting : submitLabels?.ready}
    >
      <KeyedText>{children}</KeyedText>
      <TextField
        {...form.field('name')}
        label={t('signInSecurity.passkeys.name')}
        dir="auto"
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  );
}
