import { observer } from 'mobx-react-lite';
import { ReturnReasonsStore } from '../../../../application/return-reasons/ReturnReasonsStore.ts';
import { useService } from '../../../shared/services.tsx';
import { CustomerPreview } from './CustomerPreview.tsx';
import { PaymentCard } from './PaymentCard.tsx';

/** What follows from the reasons: who pays, and what a customer sees. */
export const ReasonsAside = observer(function ReasonsAside() {
  const { paymentType, publishedPaymentType, pending, offered, publishedOffered } = useService(ReturnReasonsStore);
  return (
    <>
      <PaymentCard paymentType={paymentType} publishedType={publishedPaymentType} reasons={pending.reasons} />
      <CustomerPreview pending={offered} published={publishedOffered} />
    </>
  );
});
