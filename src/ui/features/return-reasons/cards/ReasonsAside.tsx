import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReturnReasonsStore } from '../../../../application/return-reasons/ReturnReasonsStore.ts';
import { useService } from '../../../shared/services.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { isSameList } from '../../../../domain/shared/deepEqual.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { useSide } from '../../../shared/sides/PublishedOrPending.tsx';
import styles from './ReasonsAside.module.scss';

const Payment = observer(function Payment() {
  const { paymentType, publishedPaymentType, paidByCustomer, paidByMerchant } = useService(ReturnReasonsStore);
  return (
    <PaymentCard
      paymentType={paymentType}
      publishedType={publishedPaymentType}
      byCustomer={paidByCustomer}
      byMerchant={paidByMerchant}
    />
  );
});

export function ReasonsAside() {
  return (
    <>
      <Payment />
      <CustomerPreview />
    </>
  );
}

/** Preview of the reason field as a customer sees it. Renders nothing if the field is hidden from customers. */
const CustomerPreview = observer(function CustomerPreview() {
  const { offered: pending, publishedOffered: published } = useService(ReturnReasonsStore);
  const { t } = useTranslation();
  const [code, setCode] = useState<string>();
  // An unchanged reason is the same object in both lists.
  const [side, control] = useSide(!isSameList(published, pending));
  const offered = side === 'published' ? published : pending;
  const chosen = offered.find((reason) => reason.code === code);
  const requirements = chosen?.paymentRequirements ?? [];
  return (
    <Card title={t('returnReasons.preview.title')}>
      {control}
      {offered.length === 0 ? (
        <p className={styles.nothing}>{t('returnReasons.preview.nothing')}</p>
      ) : (
        <div className={styles.form}>
          <Select
            label={t('returnReasons.preview.field')}
            placeholder={t('returnReasons.preview.placeholder')}
            options={offered.map((reason) => ({ id: reason.code, label: reason.description }))}
            value={chosen?.code}
            onChange={setCode}
          />
          {requirements.length > 0 && (
            <div>
              <p className={styles.heading}>{t('returnReasons.preview.asksFor')}</p>
              <ul className={styles.list}>
                {requirements.map((requirement) => (
                  <li key={requirement} dir="auto">
                    {requirement}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
      )}
    </Card>
  );
});
