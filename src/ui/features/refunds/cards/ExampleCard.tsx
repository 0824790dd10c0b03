import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { FieldEditor } from '../../../../application/changes/FieldEditor.ts';
import { ReturnReasonsStore } from '../../../../application/return-reasons/ReturnReasonsStore.ts';
import { refundOf, type Payment, type Refund } from '../../../../domain/refunds/refundOf.ts';
import { refundsFields } from '../../../../domain/refunds/refundsFields.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { PreviousValue } from '../../../shared/components/PreviousValue/PreviousValue.tsx';
import { useService } from '../../../shared/services.tsx';
import { moneyFormat } from '../moneyFormat.ts';
import { percentText } from '../percentText.ts';
import styles from './ExampleCard.module.scss';

/** What a customer paid in the example, in units of the portal's currency. */
const PAID: Payment = { price: 100, shipping: 10 };

/** Refund settings as they are published or pending, with what they give back of the example. */
type Example = {
  readonly isOn: boolean;
  readonly feePercent: number;
  readonly refund: Refund;
  readonly money: Intl.NumberFormat;
};

function exampleOf(editor: FieldEditor, side: 'published' | 'pending', language: string): Example {
  const enabled = editor[side](refundsFields, 'enabled') ?? false;
  const restockingFeePercent = editor[side](refundsFields, 'restockingFeePercent');
  const includesShipping = editor[side](refundsFields, 'includesShipping');
  const money = moneyFormat(language, editor[side](refundsFields, 'currencyOverride'));
  const { maximumFractionDigits = 0 } = money.resolvedOptions();
  const refund = refundOf(PAID, { enabled, restockingFeePercent, includesShipping }, maximumFractionDigits);
  return { isOn: enabled, feePercent: restockingFeePercent ?? 0, refund, money };
}

/** What the pending settings make of one return: what is kept, what is given back, who pays for sending it. */
export const ExampleCard = observer(function ExampleCard() {
  const { t, i18n } = useTranslation();
  const editor = useService(FieldEditor);
  const { paymentType } = useService(ReturnReasonsStore);
  const isPaidInPortal = editor.pending(refundsFields, 'customerPayments') === true;
  const { isOn, feePercent, refund, money } = exampleOf(editor, 'pending', i18n.language);
  const published = exampleOf(editor, 'published', i18n.language);
  const [total, was] = [money.format(refund.refunded), published.money.format(published.refund.refunded)];
  return (
    <Card title={t('refunds.example.title')} isChanged={total !== was}>
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
          <dd>
            {total}
            {total !== was && <PreviousValue text={was} label={t('changes.before')} />}
          </dd>
        </div>
        <div className={styles.line}>
          <dt>{t('refunds.example.returnShipping')}</dt>
          <dd>{t(`returnReasons.payment.${paymentType}`)}</dd>
        </div>
      </dl>
      {!isOn && <p className={styles.note}>{t('refunds.example.off')}</p>}
      {paymentType !== 'MERCHANT_PAID' && !isPaidInPortal && (
        <p className={styles.note}>{t('refunds.example.notInPortal')}</p>
      )}
    </Card>
  );
});
