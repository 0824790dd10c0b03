import { useTranslation } from 'react-i18next';
import type { PendingMerchant } from '../../../../domain/onboarding/draft/draftChanges.ts';
import {
  likeMerchant,
  merchantTemplateNames,
  withTemplate,
} from '../../../../domain/onboarding/draft/merchantTemplates.ts';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { TextField, UrlField } from '../../../shared/components/TextField/TextField.tsx';
import type { FormState } from '../../../shared/forms/useForm.ts';
import { CopyField } from './CopyField.tsx';
import styles from './MerchantForm.module.scss';
import type { MerchantValues } from './merchantValues.ts';
import { useMerchantFields } from './useMerchantFields.ts';

export type CompanyPartProps = {
  readonly form: FormState<MerchantValues>;
  readonly others: readonly PendingMerchant[];
  readonly canStartFrom: boolean;
  readonly canCopy: boolean;
  readonly isIdTaken: boolean;
};

const LIKE = 'like/';

export function CompanyPart({ form, others, canStartFrom, canCopy, isIdTaken }: CompanyPartProps) {
  const { t } = useTranslation();
  const { text } = useMerchantFields(form);

  function startFrom(choice: string): void {
    const template = merchantTemplateNames.find((name) => name === choice);
    const other = others.find(({ onboarding }) => `${LIKE}${onboarding.companyId}` === choice);
    if (template) form.change(withTemplate(form.values, template));
    else if (other) form.change(likeMerchant(form.values, other));
  }

  return (
    <>
      {canStartFrom && (
        <Select<string>
          label={t('onboarding.start.label')}
          hint={t('onboarding.start.hint')}
          placeholder={t('onboarding.start.empty')}
          value={undefined}
          onChange={startFrom}
          options={[
            ...merchantTemplateNames.map((name) => ({ id: name as string, label: t(`onboarding.start.${name}`) })),
            ...others.map(({ onboarding: { companyId, companyName } }) => ({
              id: `${LIKE}${companyId}`,
              label: t('onboarding.start.like', { name: companyName }),
              description: companyId,
            })),
          ]}
        />
      )}
      {canCopy && <CopyField value={form.values.copyFrom} onChange={(copyFrom) => form.change({ copyFrom })} />}
      <div className={styles.pair}>
        <TextField {...text('companyName')} dir="auto" autoComplete="off" />
        <TextField
          {...text('companyId')}
          error={text('companyId').error ?? (isIdTaken ? t('onboarding.errors.companyIdExists') : undefined)}
          hint={t('onboarding.hints.companyId')}
          dir="ltr"
          isMono
          autoComplete="off"
        />
      </div>
      <TextField {...text('legalEntity')} dir="auto" autoComplete="off" />
      <UrlField {...text('redirectUrl')} hint={t('onboarding.hints.redirectUrl')} />
    </>
  );
}
