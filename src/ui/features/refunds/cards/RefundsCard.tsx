import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { refundsFields } from '../../../../domain/refunds/refundsFields.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { NumberField } from '../../../shared/components/NumberField/NumberField.tsx';
import { SwitchField } from '../../../shared/components/Switch/SwitchField.tsx';
import { useConfigurationField } from '../../../shared/changes/fields/useConfigurationField.ts';
import { percentText } from '../../../shared/moneyFormat.ts';
import { useSwitchText } from '../../../shared/changes/fields/useSwitchText.ts';
import styles from './RefundsCard.module.scss';

export const RefundsCard = observer(function RefundsCard() {
  const { t, i18n } = useTranslation();
  const textOf = useSwitchText();
  const enabled = useConfigurationField(refundsFields, 'enabled', false, { textOf });
  const shipping = useConfigurationField(refundsFields, 'includesShipping', false, { textOf });
  const fee = useConfigurationField(refundsFields, 'restockingFeePercent', undefined, {
    textOf: (percent) => (percent === undefined ? '' : percentText(percent, i18n.language)),
  });
  const isChanged = [enabled, shipping, fee].some((field) => field.isChanged);
  return (
    <Card title={t('refunds.cardTitle')} isChanged={isChanged}>
      <div className={styles.fields}>
        <SwitchField label={t('refunds.enabled.label')} description={t('refunds.enabled.hint')} {...enabled.choice} />
        <NumberField
          label={t('refunds.fee.label')}
          optionalMark={t('common.optional')}
          hint={t('refunds.fee.hint')}
          of={{ kind: 'unit', unit: 'percent' }}
          fractionDigits={2}
          min={0}
          {...fee.number}
        />
        <SwitchField
          label={t('refunds.shipping.label')}
          description={t('refunds.shipping.hint')}
          {...shipping.choice}
        />
      </div>
    </Card>
  );
});
