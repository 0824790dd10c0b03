import { observer } from 'mobx-react-lite';
import { ReturnReasonsStore } from '../../../../application/return-reasons/ReturnReasonsStore.ts';
import { useService } from '../../../shared/services.tsx';
import { CustomerPreview } from './CustomerPreview.tsx';
import { PaymentCard } from './PaymentCard.tsx';

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
