import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserPasskeys, type PasskeyError } from '../../../../application/session/BrowserPasskeys.ts';
import { confirmIdentity } from '../../../../application/session/confirmIdentity.ts';
import { SecondFactorGateway } from '../../../../application/session/SecondFactorGateway.ts';
import type { PortFailure } from '../../../../application/shared/failure.ts';
import { WRONG_PASSWORD } from '../../../../domain/session/accountRules.ts';
import { codeRefusals, type ProofMethod } from '../../../../domain/session/second-factor/secondFactor.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Dialog } from '../../../shared/components/Dialog/Dialog.tsx';
import type { FormProblem } from '../../../shared/forms/formMessage.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useService } from '../../../shared/services.tsx';
import { ProofForm } from './ProofForm.tsx';
import { passkeyLabel, proofRules } from './proofTexts.ts';

export type StepUpDialogProps = {
  readonly methods: readonly ProofMethod[];
  /** Called with false if the user cancels. */
  readonly onFinish: (isConfirmed: boolean) => void;
};

const PASSKEY_CANCELLED = 'signInSecurity.refused.passkeyCancelled';

function problemOf(failure: PortFailure | PasskeyError): FormProblem<'proof'> {
  if (failure.kind === 'passkey-cancelled') return { place: 'form', message: PASSKEY_CANCELLED, fields: [] };
  if (failure.kind === 'passkey-failed' || failure.kind === 'passkey-exists')
    return { place: 'form', message: codeRefusals.passkey, fields: [] };
  const message = failure.kind === 'rejected' ? failure.message : undefined;
  const refusal = Object.values(codeRefusals).find((each) => each === message);
  if (message === WRONG_PASSWORD)
    return { place: 'field', field: 'proof', message: 'signInSecurity.stepUp.wrongPassword' };
  if (refusal === codeRefusals.passkey) return { place: 'form', message: refusal, fields: [] };
  if (refusal) return { place: 'field', field: 'proof', message: refusal };
  if (failure.kind === 'busy') return { place: 'form', message: 'signIn.throttled', fields: ['proof'] };
  const { kind } = failure;
  return {
    place: 'form',
    message: { title: `errors.${kind}.title`, key: `errors.${kind}.description` },
    fields: ['proof'],
  };
}

function submitLabel(method: ProofMethod, isSubmitting: boolean) {
  if (method === 'passkey') return passkeyLabel(isSubmitting);
  return isSubmitting ? 'signInSecurity.stepUp.confirming' : 'signInSecurity.stepUp.confirm';
}

/** Dialog in which the user confirms the identity before a sensitive change. */
export function StepUpDialog({ methods, onFinish }: StepUpDialogProps) {
  const { t } = useTranslation();
  const gateway = useService(SecondFactorGateway);
  const passkeys = useService(BrowserPasskeys);
  const [method, setMethod] = useState<ProofMethod>(methods[0] ?? 'password');
  const form = useForm({
    ...proofRules(method),
    onSubmit: async ({ proof }) => {
      const confirmed = await confirmIdentity({ gateway, passkeys }, method, proof);
      if (confirmed.ok) return undefined;
      form.change({ proof: '' });
      return problemOf(confirmed.error);
    },
    onSubmitted: () => onFinish(true),
  });

  return (
    <Dialog
      isOpen
      isHeld
      title={t('signInSecurity.stepUp.title')}
      description={t('signInSecurity.stepUp.description')}
      onClose={() => onFinish(false)}
      footer={
        <>
          <Button variant="quiet" onPress={() => onFinish(false)}>
            {t('common.cancel')}
          </Button>
          <Button variant="primary" type="submit" form={form.control.id} isPending={form.isSubmitting}>
            {t(submitLabel(method, form.isSubmitting))}
          </Button>
        </>
      }
    >
      <ProofForm form={form} methods={methods} method={method} onChoose={setMethod} />
    </Dialog>
  );
}
