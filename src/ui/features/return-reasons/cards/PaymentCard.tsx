import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PaymentType } from '../../../../domain/payments/paymentType.ts';
import type { ReturnReason } from '../../../../domain/company/parts/returnReason.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { PreviousValue } from '../../../shared/components/PreviousValue/PreviousValue.tsx';
import styles from './PaymentCard.module.scss';

export type PaymentCardProps = {
  readonly paymentType: PaymentType;
  readonly publishedType: PaymentType;
  readonly reasons: readonly ReturnReason[];
  /** Stands under the counts, such as the way to the reasons. */
  readonly children?: ReactNode;
};

/** Who pays for return shipping, as it follows from the reasons; nobody sets it. */
export function PaymentCard({ paymentType, publishedType, reasons, children }: PaymentCardProps) {
  const { t } = useTranslation();
  const customer = reasons.filter((reason) => reason.paymentRequired).length;
  const isChanged = paymentType !== publishedType;
  const text = t(`returnReasons.payment.${paymentType}`);
  return (
    <Card isChanged={isChanged}>
      <h2 className={styles.title}>{t('returnReasons.payment.title')}</h2>
      <p className={styles.type}>{isChanged ? t('changes.afterPublishing', { text }) : text}</p>
      {isChanged && <PreviousValue text={t(`returnReasons.payment.${publishedType}`)} label={t('changes.before')} />}
      {reasons.length > 0 && (
        <>
          <progress className={styles.shares} value={customer} max={reasons.length} aria-hidden="true" />
          <p className={styles.counts}>
            <span>{t('returnReasons.payment.customerShare', { number: customer })}</span>
            <span>{t('returnReasons.payment.merchantShare', { number: reasons.length - customer })}</span>
          </p>
        </>
      )}
      {children}
    </Card>
  );
}
