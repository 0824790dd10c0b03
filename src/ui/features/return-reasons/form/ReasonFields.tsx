import { useTranslation } from 'react-i18next';
import type { ReturnReason } from '../../../../domain/company/parts/returnReason.ts';
import { MAX_REASON_TEXT } from '../../../../domain/return-reasons/validateReturnReasons.ts';
import { RadioGroup } from '../../../shared/components/RadioGroup/RadioGroup.tsx';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import type { FormState } from '../../../shared/forms/useForm.ts';
import { RequirementsField } from './RequirementsField.tsx';

export type ReasonFieldsProps = {
  readonly form: FormState<ReturnReason>;
  /** What is published of it; its code is fixed then. */
  readonly published?: ReturnReason | undefined;
};

/** One reason: what the customer reads, its code, who pays, what is asked for, whether it is offered. */
export function ReasonFields({ form, published }: ReasonFieldsProps) {
  const { t } = useTranslation();
  const { values: draft, change } = form;
  const payer = (customerPays: boolean) =>
    customerPays ? t('returnReasons.whoPays.customer') : t('returnReasons.whoPays.merchant');
  const isTextChanged = published !== undefined && published.description !== draft.description.trim();
  const isPayerChanged = published !== undefined && published.paymentRequired !== draft.paymentRequired;
  return (
    <>
      <TextField
        {...form.field('description')}
        label={t('returnReasons.form.description')}
        hint={t('returnReasons.form.descriptionHint', { max: MAX_REASON_TEXT })}
        was={isTextChanged ? published.description : undefined}
        wasLabel={t('changes.before')}
        dir="auto"
        autoFocus
      />
      <TextField
        {...form.field('code')}
        label={t('returnReasons.form.code')}
        hint={t('returnReasons.form.codeHint')}
        dir="ltr"
        isMono
        isReadOnly={published !== undefined}
        autoComplete="off"
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
        error={form.field('paymentRequirements').error}
        onChange={(paymentRequirements) => change({ paymentRequirements })}
      />
      <Switch
        label={t('returnReasons.form.offered')}
        isSelected={draft.enabled}
        onChange={(enabled) => change({ enabled })}
      />
    </>
  );
}
