import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SecondFactorGateway } from '../../../../application/session/SecondFactorGateway.ts';
import type { PortFailure } from '../../../../application/shared/failure.ts';
import { WRONG_PASSWORD } from '../../../../domain/session/accountRules.ts';
import { codeRefusals, type ProofMethod } from '../../../../domain/session/second-factor/secondFactor.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Dialog } from '../../../shared/components/Dialog/Dialog.tsx';
import { Form } from '../../../shared/forms/Form.tsx';
import type { FormProblem } from '../../../shared/forms/formMessage.ts';
import { useForm } from '../../../shared/forms/useForm.ts';
import { useService } from '../../../shared/services.tsx';
import { OtherMethods, ProofField } from './ProofField.tsx';
import { checkProof } from './proofTexts.ts';

export type StepUpDialogProps = {
  readonly methods: readonly ProofMethod[];
  /** Called with false if the user cancels. */
  readonly onFinish: (isConfirmed: boolean) => void;
};

function problemOf(failure: PortFailure): FormProblem<'proof'> {
  const message = failure.kind === 'rejected' ? failure.message : undefined;
  const refusal = Object.values(codeRefusals).find((each) => each === message);
  if (message === WRONG_PASSWORD)
    return { place: 'field', field: 'proof', message: 'signInSecurity.stepUp.wrongPassword' };
  if (refusal) return { place: 'field', field: 'proof', message: refusal };
  if (failure.kind === 'busy') return { place: 'form', message: 'signIn.throttled', fields: ['proof'] };
  const { kind } = failure;
  return {
    place: 'form',
    message: { title: `errors.${kind}.title`, key: `errors.${kind}.description` },
    fields: ['proof'],
  };
}

/** Dialog in which the user confirms the identity before a sensitive change. */
export function StepUpDialog({ methods, onFinish }: StepUpDialogProps) {
  const { t } = useTranslation();
  const gateway = useService(SecondFactorGateway);
  const [method, setMethod] = useState<ProofMethod>(methods[0] ?? 'password');
  const form = useForm({
    initial: { proof: '' },
    part: method,
    fields: [{ name: 'proof', isRequired: true, isSecret: true, check: (typed) => checkProof(method, typed) }],
    onSubmit: async ({ proof }) => {
      const confirmed = await gateway.confirmIdentity(method, proof);
      if (confirmed.ok) return undefined;
      form.change({ proof: '' });
      return problemOf(confirmed.error);
    },
    onSubmitted: () => onFinish(true),
  });

  function choose(next: ProofMethod): void {
    form.change({ proof: '' });
    setMethod(next);
  }

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
            {t(form.isSubmitting ? 'signInSecurity.stepUp.confirming' : 'signInSecurity.stepUp.confirm')}
          </Button>
        </>
      }
    >
      <Form form={form}>
        <ProofField key={method} method={method} field={form.field('proof')} />
        <OtherMethods methods={methods} method={method} onChoose={choose} />
      </Form>
    </Dialog>
  );
}
