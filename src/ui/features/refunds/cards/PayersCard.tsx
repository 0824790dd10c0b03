import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ReturnReasonsStore } from '../../../../application/return-reasons/ReturnReasonsStore.ts';
import { RouteLink } from '../../../shared/components/RouteLink/RouteLink.tsx';
import { FeaturePages } from '../../../shared/pages/AppPage.ts';
import { useService } from '../../../shared/services.tsx';
import { PaymentCard } from '../../return-reasons/cards/PaymentCard.tsx';
import styles from './PayersCard.module.scss';

/** Derived from the reasons, with a link to them [PY-1]. */
export const PayersCard = observer(function PayersCard() {
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
