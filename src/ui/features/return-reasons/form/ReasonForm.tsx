import { useTranslation } from 'react-i18next';
import type { ReturnReason } from '../../../../domain/return-reasons/returnReason.ts';
import { MAX_REASON_TEXT, type ReasonError } from '../../../../domain/return-reasons/validateReturnReasons.ts';
import type { Result } from '../../../../domain/shared/result.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { RadioGroup } from '../../../shared/components/RadioGroup/RadioGroup.tsx';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import { messageKeyOf, messageValuesOf } from '../messageKeyOf.ts';
import styles from './ReasonForm.module.scss';
import { RequirementsField } from './RequirementsField.tsx';
import { useReasonForm } from './useReasonForm.ts';

export type ReasonFormProps = {
  readonly id: string;
  readonly initial: ReturnReason;
  /** What is published of it; its code is fixed then. */
  readonly published?: ReturnReason | undefined;
  readonly onSave: (draft: ReturnReason) => Result<void, ReasonError>;
  readonly onSaved: () => void;
};

/**
 * One reason: what the customer reads, its code, who pays, what is asked for, whether it is offered. Enter is left to
 * the browser's own form, which holds it back while an input method is composing.
 */
export function ReasonForm({ id, initial, published, onSave, onSaved }: ReasonFormProps) {
  const { t } = useTranslation();
  const { form, draft, problems, change, submit } = useReasonForm(initial, onSave, onSaved);
  const textOf = (error: ReasonError | undefined) => error && t(messageKeyOf(error), messageValuesOf(error));
  const payer = (customerPays: boolean) =>
    customerPays ? t('returnReasons.whoPays.customer') : t('returnReasons.whoPays.merchant');
  const isTextChanged = published !== undefined && published.description !== draft.description.trim();
  const isPayerChanged = published !== undefined && published.paymentRequired !== draft.paymentRequired;
  return (
    <form ref={form} id={id} className={styles.form} noValidate onSubmit={submit}>
      {problems.form !== undefined && (
        <Banner tone="critical" isAlert>
          {problems.form === 'constants.allFieldsError' ? t(problems.form) : textOf(problems.form)}
        </Banner>
      )}
      <TextField
        label={t('returnReasons.form.description')}
        hint={t('returnReasons.form.descriptionHint', { max: MAX_REASON_TEXT })}
        error={textOf(problems.fields.description)}
        was={isTextChanged ? published.description : undefined}
        wasLabel={t('changes.before')}
        dir="auto"
        autoFocus
        isRequired
        value={draft.description}
        onChange={(description) => change({ description })}
      />
      <TextField
        label={t('returnReasons.form.code')}
        hint={t('returnReasons.form.codeHint')}
        error={textOf(problems.fields.code)}
        dir="ltr"
        isMono
        isRequired
        isReadOnly={published !== undefined}
        autoComplete="off"
        value={draft.code}
        onChange={(code) => change({ code })}
      />
      <RadioGroup
        label={t('returnReasons.form.whoPays')}
        options={[
          { id: 'merchant', label: payer(false) },
          { id: 'customer', label: payer(true) },
        ]}
        was={isPayerChanged ? payer(published.paymentRequired) : undefined}
        wasLabel={t('changes.before')}
        value={draft.paymentRequired ? 'customer' : 'merchant'}
        onChange={(chosen) => change({ paymentRequired: chosen === 'customer' })}
      />
      <RequirementsField
        values={draft.paymentRequirements ?? []}
        error={textOf(problems.fields.requirements)}
        onChange={(paymentRequirements) => change({ paymentRequirements })}
      />
      <Switch
        label={t('returnReasons.form.offered')}
        isSelected={draft.enabled}
        onChange={(enabled) => change({ enabled })}
      />
    </form>
  );
}
