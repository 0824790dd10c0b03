import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import type { RuleType } from '../../../../domain/company/parts/ruleDocument.ts';
import { windowStarts } from '../../../../domain/rules/returnRule.ts';
import { isCurrencyCode } from '../../../../domain/shared/money.ts';
import { Select, type SelectOption } from '../../../shared/components/Select/Select.tsx';
import { NumberField } from '../../../shared/components/NumberField/NumberField.tsx';
import { RadioGroup } from '../../../shared/components/RadioGroup/RadioGroup.tsx';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import type { FormState } from '../../../shared/forms/useForm.ts';
import { useService } from '../../../shared/services.tsx';
import { AddElsewhere } from './AddElsewhere.tsx';
import type { RuleInput } from './ruleInput.ts';
import styles from './ConditionFields.module.scss';
import { productOf, type CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { ruleNames } from '../../../../domain/rules/ruleSentence.ts';

export type EffectFieldsProps = { readonly type: RuleType; readonly form: FormState<RuleInput> };

/** Fields for the effect of a rule [RL-1]. Empty for rule types without parameters. */
export const EffectFields = observer(function EffectFields({ type, form }: EffectFieldsProps) {
  const { t } = useTranslation();
  const { pendingConfiguration: configuration } = useService(CompanyStore);
  const { values, change } = form;
  const max = configuration?.features.returnWindows?.maxDueDateDays;
  switch (type) {
    case 'RETURN_WINDOWS':
      return (
        <div className={styles.range}>
          <NumberField
            {...form.field('days')}
            onType={(days) => change({ days })}
            label={t('rules.form.days')}
            hint={max === undefined ? undefined : t('settings.period.limit', { count: max })}
            of={{ kind: 'unit', unit: 'day' }}
            min={0}
          />
          <Select
            {...form.field('from')}
            label={t('rules.form.countedFrom')}
            placeholder=""
            options={withSelected(
              windowStarts.map((id) => ({ id, label: t(`rules.form.dates.${id}`) })),
              values.from,
            )}
          />
        </div>
      );
    case 'RETURN_ADDRESS':
      return (
        <>
          <Select
            {...form.field('locationId')}
            label={t('rules.form.address')}
            placeholder={t('rules.form.addressPlaceholder')}
            options={withSelected(addressOptions(configuration), values.locationId)}
          />
          <AddElsewhere to="/return-addresses" search="?new=address">
            {t('returnAddresses.form.addTitle')}
          </AddElsewhere>
        </>
      );
    case 'CARRIER_RULES':
      return (
        <>
          <RadioGroup
            label={t('rules.form.use')}
            options={[
              { id: 'use', label: t('rules.form.useIt') },
              { id: 'avoid', label: t('rules.form.avoidIt') },
            ]}
            value={values.use}
            onChange={(use) => change({ use })}
          />
          <div className={styles.range}>
            <Select
              {...form.field('carrier')}
              label={t('rules.form.carrier')}
              placeholder={t('rules.form.carrierPlaceholder')}
              options={withSelected(carrierOptions(configuration), values.carrier)}
            />
            <TextField {...form.field('serviceType')} label={t('rules.form.service')} dir="ltr" autoComplete="off" />
          </div>
          <AddElsewhere to="/carriers">{t('rules.form.setUpCarrier')}</AddElsewhere>
        </>
      );
    case 'REFUND_TRIGGERS':
      return (
        <TextField
          {...form.field('eventType')}
          label={t('rules.form.event')}
          hint={t('rules.form.eventHint')}
          dir="ltr"
          autoComplete="off"
        />
      );
    case 'REFUND_FEES':
      return (
        <div className={styles.range}>
          <NumberField
            {...form.field('amount')}
            onType={(amount) => change({ amount })}
            label={t('rules.form.amount')}
            of={isCurrencyCode(values.currency) ? { kind: 'currency', currency: values.currency } : { kind: 'plain' }}
            fractionDigits={2}
            min={0}
          />
          <TextField
            {...form.field('currency')}
            onChange={(currency) => change({ currency: currency.trim().toUpperCase() })}
            label={t('rules.form.currency')}
            dir="ltr"
            autoComplete="off"
          />
          <TextField {...form.field('feeName')} label={t('rules.form.feeName')} dir="auto" />
        </div>
      );
    case 'NON_RETURNABLE_ITEM':
    case 'ORDER_EXCEPTION':
    case 'RETURNLESS_ITEM':
      return undefined;
  }
});

type Options = readonly SelectOption<string>[];

const addressOptions = (configuration: CompanyConfiguration | undefined): Options =>
  [...ruleNames(configuration ?? {}).addresses].map(([id, label]) => ({ id, label }));

function carrierOptions(configuration: CompanyConfiguration | undefined): Options {
  if (!configuration) return [];
  const names = ruleNames(configuration).carriers;
  const carriers = productOf(configuration).carrierConfig?.carriers ?? [];
  return carriers.map(({ carrierCompanyId: id }) => ({ id, label: names.get(id) ?? id }));
}

/** Adds the selected option if it no longer exists. */
const withSelected = (options: Options, selectedId: string): Options =>
  selectedId === '' || options.some(({ id }) => id === selectedId)
    ? options
    : [...options, { id: selectedId, label: selectedId }];
