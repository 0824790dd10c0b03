import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { FieldEditor } from '../../../../application/changes/FieldEditor.ts';
import { ReturnReasonsStore } from '../../../../application/return-reasons/ReturnReasonsStore.ts';
import type { PaymentType } from '../../../../domain/payments/customerPayments.ts';
import { refundOf, type Payment } from '../../../../domain/refunds/refundOf.ts';
import { refundsFields } from '../../../../domain/refunds/refundsFields.ts';
import { deepEqual } from '../../../../domain/shared/deepEqual.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { useService } from '../../../shared/services.tsx';
import { type Side, useSide } from '../../../shared/sides/PublishedOrPending.tsx';
import { moneyFormat, percentText } from '../../../shared/moneyFormat.ts';
import { useHomeCurrency } from './CurrencyCard.tsx';
import styles from './ExampleCard.module.scss';

/** Payment of the example, in the portal's currency. */
const PAID: Payment = { price: 100, shipping: 10 };

function exampleOf(editor: FieldEditor, side: Side, payer: PaymentType, home: string | undefined) {
  const enabled = editor[side](refundsFields, 'enabled') ?? false;
  const restockingFeePercent = editor[side](refundsFields, 'restockingFeePercent');
  const includesShipping = editor[side](refundsFields, 'includesShipping');
  const currency = editor[side](refundsFields, 'currencyOverride') ?? home;
  const { maximumFractionDigits = 0 } = moneyFormat('en', currency).resolvedOptions();
  const refund = refundOf(PAID, { enabled, restockingFeePercent, includesShipping }, maximumFractionDigits);
  const isPaidInPortal = editor[side](refundsFields, 'customerPayments') === true;
  return { isOn: enabled, feePercent: restockingFeePercent ?? 0, refund, currency, payer, isPaidInPortal };
}

export const ExampleCard = observer(function ExampleCard() {
  const { t, i18n } = useTranslation();
  const editor = useService(FieldEditor);
  const { paymentType, publishedPaymentType } = useService(ReturnReasonsStore);
  const home = useHomeCurrency();
  const examples = {
    pending: exampleOf(editor, 'pending', paymentType, home),
    published: exampleOf(editor, 'published', publishedPaymentType, home),
  };
  const isChanged = !deepEqual(examples.pending, examples.published);
  const [side, control] = useSide(isChanged);
  const { isOn, feePercent, refund, currency, payer, isPaidInPortal } = examples[side];
  const money = moneyFormat(i18n.language, currency);
  return (
    <Card title={t('refunds.example.title')} isChanged={isChanged}>
      {control}
      <dl className={styles.sum}>
        <div className={styles.line}>
          <dt>{t('refunds.example.item')}</dt>
          <dd>{money.format(PAID.price)}</dd>
        </div>
        <div className={styles.line}>
          <dt>{t('refunds.example.shipping')}</dt>
          <dd>{money.format(PAID.shipping)}</dd>
        </div>
        {refund.feeKept > 0 && (
          <div className={styles.line}>
            <dt>{t('refunds.example.fee', { percent: percentText(feePercent, i18n.language) })}</dt>
            <dd>{money.format(-refund.feeKept)}</dd>
          </div>
        )}
        {isOn && refund.shippingRefunded === 0 && (
          <div className={styles.line}>
            <dt>{t('refunds.example.shippingKept')}</dt>
            <dd>{money.format(-PAID.shipping)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t('refunds.example.refunded')}</dt>
          <dd>{money.format(refund.refunded)}</dd>
        </div>
        <div className={styles.line}>
          <dt>{t('refunds.example.returnShipping')}</dt>
          <dd>{t(`returnReasons.payment.${payer}`)}</dd>
        </div>
      </dl>
      {!isOn && <p className={styles.note}>{t('refunds.example.off')}</p>}
      {payer !== 'MERCHANT_PAID' && !isPaidInPortal && (
        <p className={styles.note}>{t('refunds.example.notInPortal')}</p>
      )}
    </Card>
  );
});
