import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { portalCurrency } from '../../../domain/international/portalCurrency.ts';
import { useService } from '../../shared/services.tsx';

/** The currency of the portal's home country, which prices are in where the settings name none. */
export function useHomeCurrency(): string | undefined {
  const { configuration } = useService(CompanyStore);
  return configuration && portalCurrency({ currencyOverride: undefined, international: configuration.international });
}
