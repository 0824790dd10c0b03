import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { useService } from '../services.tsx';

/** What the owner calls a carrier, by its company id; the id where it says nothing. Asked by an observer. */
export function useCarrierName(): (carrierId: string) => string {
  const { configuration } = useService(CompanyStore);
  return (carrierId) =>
    configuration?.offeredCarriers?.find(({ carrierCompanyId }) => carrierCompanyId === carrierId)?.name ?? carrierId;
}
