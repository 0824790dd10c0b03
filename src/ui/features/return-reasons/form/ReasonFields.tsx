import { useTranslation } from 'react-i18next';
import type { ReturnReason } from '../../../../domain/company/parts/returnReason.ts';
import { hasProposedCode, withText } from '../../../../domain/return-reasons/proposedCode.ts';
import { REASON_TEXT_LIMIT } from '../../../../domain/return-reasons/validateReason.ts';
import { RadioGroup } from '../../../shared/components/RadioGroup/RadioGroup.tsx';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import type { FormState } from '../../../shared/forms/useForm.ts';
import type { ReasonInput } from './reasonInput.ts';
import { useMemo } from 'react';
import { isTooLong } from '../../../../domain/validation/textLimit.ts';
import { TagField, type TagFieldProps } from '../../../shared/components/TagField/TagField.tsx';

export type ReasonFieldsProps = {
  readonly form: FormState<ReasonInput>;
  /** The published reason, if any. The code of a published reason cannot be changed. */
  readonly published?: ReturnReason | undefined;
  /** Codes that are already in use. Present for a new reason, for which a code is proposed. */
  readonly otherCodes?: readonly string[] | undefined;
};

export function ReasonFields({ form, published, otherCodes }: ReasonFieldsProps) {
  const { t } = useTranslation();
  const { values: draft, change } = form;
  const payer = (customerPays: boolean) =>
    customerPays ? t('returnReasons.whoPays.customer') : t('returnReasons.whoPays.merchant');
  // Show the characters left only if the user typed the code.
  const isCodeTyped = published === undefined && !(otherCodes && hasProposedCode(draft, otherCodes));
  const isTextChanged = published !== undefined && published.description !== draft.description.trim();
  const isPayerChanged = published !== undefined && published.paymentRequired !== draft.paymentRequired;
  return (
    <>
      <TextField
        {...form.field('description')}
        onChange={(text) => change(otherCodes ? withText(draft, text, otherCodes) : { description: text })}
        label={t('returnReasons.form.description')}
        hint={t('returnReasons.form.descriptionHint', { max: REASON_TEXT_LIMIT.max })}
        was={isTextChanged ? { text: published.description, label: t('changes.before') } : undefined}
        dir="auto"
        autoFocus
      />
      <TextField
        {...form.field('code')}
        limit={isCodeTyped ? form.field('code').limit : undefined}
        label={t('returnReasons.form.code')}
        hint={t(otherCodes ? 'returnReasons.form.codeHintNew' : 'returnReasons.form.codeHint')}
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
        was={isPayerChanged ? { text: payer(published.paymentRequired), label: t('changes.before') } : undefined}
        value={draft.paymentRequired ? 'customer' : 'merchant'}
        onChange={(chosen) => change({ paymentRequired: chosen === 'customer' })}
      />
      <RequirementsField
        values={draft.paymentRequirements}
        error={form.field('paymentRequirements').error}
        onChange={(paymentRequirements, requirement) => change({ paymentRequirements, requirement })}
        typed={draft.requirement}
        limit={form.field('requirement').limit}
        onType={(requirement) => change({ requirement })}
      />
      <Switch
        label={t('returnReasons.form.offered')}
        isSelected={draft.enabled}
        onChange={(enabled) => change({ enabled })}
      />
    </>
  );
}

type RequirementsFieldProps = Pick<TagFieldProps, 'values' | 'error' | 'onChange' | 'typed' | 'limit' | 'onType'>;

function RequirementsField({ values, error, onChange, typed, limit, onType }: RequirementsFieldProps) {
  const { t } = useTranslation();
  const texts = useMemo(
    () => ({
      validate: (text: string) =>
        isTooLong(REASON_TEXT_LIMIT, text)
          ? t('returnReasons.errors.requirementTooLong', { max: REASON_TEXT_LIMIT.max })
          : undefined,
      labels: {
        added: (requirement: string) => t('returnReasons.form.asksForAdded', { requirement }),
        removed: (requirement: string) => t('returnReasons.form.asksForRemoved', { requirement }),
        duplicate: () => t('returnReasons.errors.requirementTaken'),
      },
    }),
    [t],
  );
  return (
    <TagField
      {...texts}
      label={t('returnReasons.form.asksFor')}
      optionalMark={t('common.optional')}
      hint={t('returnReasons.form.asksForHint')}
      error={error}
      values={values}
      onChange={onChange}
      typed={typed}
      limit={limit}
      onType={onType}
    />
  );
}
