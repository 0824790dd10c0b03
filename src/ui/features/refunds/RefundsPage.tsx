import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PageColumns } from '../../shared/components/PageColumns/PageColumns.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { CurrencyCard } from './cards/CurrencyCard.tsx';
import { ExampleCard } from './cards/ExampleCard.tsx';
import { refundsFields } from '../../../domain/refunds/refundsFields.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { SwitchField } from '../../shared/components/Switch/SwitchField.tsx';
import { useConfigurationField } from '../../shared/changes/fields/useConfigurationField.ts';
import { useSwitchText } from '../../shared/changes/fields/useSwitchText.ts';
import { ReturnReasonsStore } from '../../../application/return-reasons/ReturnReasonsStore.ts';
import { RouteLink } from '../../shared/components/RouteLink/RouteLink.tsx';
import { FeaturePages } from '../../shared/pages/AppPage.ts';
import { useService } from '../../shared/services.tsx';
import { PaymentCard } from '../return-reasons/cards/PaymentCard.tsx';
import styles from './RefundsPage.module.scss';
import { NumberField } from '../../shared/components/NumberField/NumberField.tsx';
import { percentText } from '../../shared/moneyFormat.ts';

export const RefundsPage = observer(function RefundsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('refunds.title')} description={t('refunds.description')} />
      <PageColumns
        aside={
          <>
            <ExampleCard />
            <PayersCard />
          </>
        }
      >
        <RefundsCard />
        <PaymentsCard />
        <CurrencyCard />
      </PageColumns>
    </>
  );
});

const PaymentsCard = observer(function PaymentsCard() {
  const { t } = useTranslation();
  const payments = useConfigurationField(refundsFields, 'customerPayments', false, { textOf: useSwitchText() });
  return (
    <Card title={t('refunds.payments.title')} isChanged={payments.isChanged}>
      <SwitchField label={t('refunds.payments.label')} description={t('refunds.payments.hint')} {...payments.choice} />
    </Card>
  );
});

/** Card that shows who pays return shipping. The return reasons determine this, so the card links to them [PY-1]. */
const PayersCard = observer(function PayersCard() {
  const { t } = useTranslation();
  const reasons = useService(ReturnReasonsStore);
  const page = useService(FeaturePages)['return-reasons'];
  return (
    <PaymentCard
      paymentType={reasons.paymentType}
      publishedType={reasons.publishedPaymentType}
      byCustomer={reasons.paidByCustomer}
      byMerchant={reasons.paidByMerchant}
    >
      <p className={styles.note}>{t('refunds.payers.note')}</p>
      {page && (
        <RouteLink to={`..${page.path}`} relative="path">
          {t('refunds.payers.link')}
        </RouteLink>
      )}
    </PaymentCard>
  );
});

const RefundsCard = observer(function RefundsCard() {
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
