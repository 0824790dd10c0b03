import { carrierNameIn } from '../../../domain/carriers/carrierNameIn.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { useService } from '../services.tsx';

/** For observers: names of carriers by company id, in the company's configuration. */
export function useCarrierName(): (carrierId: string) => string {
  const { configuration } = useService(CompanyStore);
  return carrierNameIn(configuration ?? {});
}
