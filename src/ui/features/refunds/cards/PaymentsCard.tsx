import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { refundsFields } from '../../../../domain/refunds/refundsFields.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { SwitchField } from '../../../shared/components/Switch/SwitchField.tsx';
import { useConfigurationField } from '../../../shared/changes/fields/useConfigurationField.ts';
import { useSwitchText } from '../../../shared/changes/fields/useSwitchText.ts';

export const PaymentsCard = observer(function PaymentsCard() {
  const { t } = useTranslation();
  const payments = useConfigurationField(refundsFields, 'customerPayments', false, { textOf: useSwitchText() });
  return (
    <Card title={t('refunds.payments.title')} isChanged={payments.isChanged}>
      <SwitchField label={t('refunds.payments.label')} description={t('refunds.payments.hint')} {...payments.choice} />
    </Card>
  );
});
