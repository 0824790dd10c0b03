import { carrierNameIn } from '../../../domain/carriers/knownCarriers.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { useService } from '../services.tsx';

/** For observers. By company id. */
export function useCarrierName(): (carrierId: string) => string {
  const { configuration } = useService(CompanyStore);
  return carrierNameIn(configuration ?? {});
}
