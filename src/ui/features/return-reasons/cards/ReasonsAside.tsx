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

const Preview = observer(function Preview() {
  const { offered, publishedOffered } = useService(ReturnReasonsStore);
  return <CustomerPreview pending={offered} published={publishedOffered} />;
});

export function ReasonsAside() {
  return (
    <>
      <Payment />
      <Preview />
    </>
  );
}
