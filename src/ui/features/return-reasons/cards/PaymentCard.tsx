import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentType } from '../../../../domain/payments/customerPayments.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { PreviousValue } from '../../../shared/components/PreviousValue/PreviousValue.tsx';
import styles from './PaymentCard.module.scss';

export type PaymentCardProps = {
  readonly paymentType: PaymentType;
  readonly publishedType: PaymentType;
  /** Number of reasons for which the customer, or the merchant, pays return shipping. */
  readonly byCustomer: number;
  readonly byMerchant: number;
  readonly children?: ReactNode;
};

/** Card that shows who pays return shipping. The return reasons determine this. */
export function PaymentCard(props: PaymentCardProps) {
  const { paymentType, publishedType, byCustomer, byMerchant, children } = props;
  const { t } = useTranslation();
  const isChanged = paymentType !== publishedType;
  const text = t(`returnReasons.payment.${paymentType}`);
  return (
    <Card isChanged={isChanged}>
      <h2 className={styles.title}>{t('returnReasons.payment.title')}</h2>
      <p className={styles.type}>{isChanged ? t('changes.afterPublishing', { text }) : text}</p>
      {isChanged && <PreviousValue text={t(`returnReasons.payment.${publishedType}`)} label={t('changes.before')} />}
      {byCustomer + byMerchant > 0 && (
        <>
          <progress className={styles.shares} value={byCustomer} max={byCustomer + byMerchant} aria-hidden="true" />
          <p className={styles.counts}>
            <span>{t('returnReasons.payment.customerShare', { number: byCustomer })}</span>
            <span>{t('returnReasons.payment.merchantShare', { number: byMerchant })}</span>
          </p>
        </>
      )}
      <KeyedText>{children}</KeyedText>
    </Card>
  );
}
