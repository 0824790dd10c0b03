import { useTranslation } from 'react-i18next';
import type { TotpSecret } from '../../../../application/session/SecondFactorGateway.ts';
import type { PortFailure } from '../../../../application/shared/failure.ts';
import { codeRefusals } from '../../../../domain/session/second-factor/secondFactor.ts';
import type { Result } from '../../../../domain/shared/result.ts';
import { FormDialog } from '../../../shared/components/FormDialog/FormDialog.tsx';
import { TextToCopy } from '../../../shared/copying/TextToCopy.tsx';
import type { FormProblem } from '../../../shared/forms/formMessage.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { ProofField } from '../second-factor/ProofForm.tsx';
import { checkCode } from '../second-factor/proofTexts.ts';
import { QrCode } from './QrCode.tsx';
import styles from './SecurityCards.module.scss';

export type AppDialogProps = {
  readonly app: TotpSecret;
  readonly isReplacing: boolean;
  readonly onConfirm: (code: string) => Promise<Result<readonly string[] | undefined, PortFailure>>;
  /** Called with the new recovery codes, if there are any. */
  readonly onTurnedOn: (codes: readonly string[] | undefined) => void;
  readonly onClose: () => void;
};

function problemOf(failure: PortFailure): FormProblem<'code'> {
  const message = failure.kind === 'rejected' ? failure.message : undefined;
  const refusal = Object.values(codeRefusals).find((each) => each === message);
  if (refusal) return { place: 'field', field: 'code', message: refusal };
  const { kind } = failure;
  return { place: 'form', message: { title: `errors.${kind}.title`, key: `errors.${kind}.description` }, fields: [] };
}

/** Dialog to add an authenticator app: QR code, secret as text, and the first code. */
export function AppDialog({ app, isReplacing, onConfirm, onTurnedOn, onClose }: AppDialogProps) {
  const { t } = useTranslation();
  const form = useForm({
    initial: { code: '' },
    fields: [{ name: 'code', isRequired: true, isSecret: true, check: (typed) => checkCode('totp', typed) }],
    onSubmit: async ({ code }) => {
      const confirmed = await onConfirm(code);
      if (!confirmed.ok) return problemOf(confirmed.error);
      onTurnedOn(confirmed.value);
      return undefined;
    },
    onSubmitted: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t(isReplacing ? 'signInSecurity.app.replaceTitle' : 'signInSecurity.app.addTitle')}
      description={t('signInSecurity.app.scan')}
      submitLabel={t(form.isSubmitting ? 'signInSecurity.app.turningOn' : 'signInSecurity.app.turnOn')}
      onClose={onClose}
    >
      <div className={styles.scan}>
        <QrCode text={app.uri} label={t('signInSecurity.app.qr')} />
      </div>
      <TextToCopy
        label={t('signInSecurity.app.secret')}
        hint={t('signInSecurity.app.secretHint')}
        text={app.secret.replaceAll(/.{4}(?=.)/g, '$& ')}
        denial={undefined}
      />
      <ProofField method="totp" field={form.field('code')} />
    </FormDialog>
  );
}
