import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { portalCurrency } from '../../../domain/international/portalCurrency.ts';
import { useService } from '../../shared/services.tsx';

/** Default currency of prices: that of the home country. */
export function useHomeCurrency(): string | undefined {
  const { configuration } = useService(CompanyStore);
  return configuration && portalCurrency({ currencyOverride: undefined, international: configuration.international });
}
