import { useTranslation } from 'react-i18next';
import type { PendingMerchant } from '../../../../domain/onboarding/draft/draftChanges.ts';
import { accountsOfTier } from '../../../../domain/onboarding/draft/merchantTemplates.ts';
import { isPricingTier, pricingTiers } from '../../../../domain/onboarding/pricingTier.ts';
import { validate } from '../../../../domain/validation/validate.ts';
import { RadioGroup } from '../../../shared/components/RadioGroup/RadioGroup.tsx';
import { Switch } from '../../../shared/components/Switch/Switch.tsx';
import { TagField } from '../../../shared/components/TagField/TagField.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import type { FormState } from '../../../shared/forms/useForm.ts';
import styles from './MerchantForm.module.scss';
import type { MerchantValues } from './merchantValues.ts';
import { useMerchantFields } from './useMerchantFields.ts';

export type ProductPartProps = {
  readonly form: FormState<MerchantValues>;
  readonly others: readonly PendingMerchant[];
};

/** Part of the form for prices, addresses and return settings. The tier determines which accounts are needed [OB-2]. */
export function ProductPart({ form, others }: ProductPartProps) {
  const { t } = useTranslation();
  const { text, toggle } = useMerchantFields(form);
  const { values } = form;
  const hasTier = isPricingTier(Number(values.pricingTier));
  const { name: _name, isRequired: _isRequired, limit: _limit, value: tier, ...tierField } = text('pricingTier');
  const account = (name: 'consumerChargeAccount' | 'consumerChargeAccountKey' | 'merchantChargeAccount') => ({
    ...text(name),
    isDisabled: !hasTier,
    isMono: true,
    dir: 'ltr' as const,
    autoComplete: 'off',
  });

  function chooseTier(chosen: string): void {
    const accounts = values.consumerChargeAccount === '' ? accountsOfTier(others, chosen) : undefined;
    form.change({ pricingTier: chosen, ...accounts });
  }

  return (
    <>
      <RadioGroup
        {...tierField}
        isInRow
        value={tier === '' ? undefined : tier}
        onChange={chooseTier}
        options={pricingTiers.map((each) => ({
          id: String(each),
          label: t('onboarding.tier', { tier: each }),
        }))}
      />
      <div className={styles.pair}>
        <TextField {...account('consumerChargeAccount')} hint={hasTier ? undefined : t('onboarding.hints.accounts')} />
        <TextField {...account('merchantChargeAccount')} />
      </div>
      <TextField
        {...account('consumerChargeAccountKey')}
        type="password"
        hint={t('onboarding.hints.consumerChargeAccountKey')}
        toggleLabels={{ show: t('onboarding.key.show'), hide: t('onboarding.key.hide') }}
      />
      <div className={styles.pair}>
        <TextField {...text('locationId')} dir="ltr" isMono autoComplete="off" />
        <TextField {...text('carrierAccountId')} dir="ltr" isMono autoComplete="off" />
        <TextField {...text('username')} dir="ltr" isMono autoComplete="off" />
        <TextField {...text('returnsSpeedType')} dir="auto" autoComplete="off" />
      </div>
      <div className={styles.switches}>
        <Switch {...toggle('isIntegratedMerchant')} />
        <Switch {...toggle('paperlessOptionEnabled')} />
        <Switch {...toggle('returnsPortalInternational')} />
      </div>
      <TagField
        label={t('onboarding.fields.bcc')}
        optionalMark={t('common.optional')}
        hint={t('onboarding.hints.bcc')}
        values={values.bcc}
        onChange={(addresses, bccTyped) => form.change({ bcc: addresses, bccTyped })}
        typed={values.bccTyped}
        onType={(bccTyped) => form.change({ bccTyped })}
        validate={(address) => {
          const problem = validate('email', address);
          return problem && t(problem);
        }}
        labels={{
          added: (address) => t('onboarding.bcc.added', { address }),
          removed: (address) => t('onboarding.bcc.removed', { address }),
          duplicate: () => t('onboarding.bcc.duplicate'),
        }}
      />
    </>
  );
}
