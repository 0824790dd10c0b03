import { currencyOfCountry } from './currencyOfCountry.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';

export function portalCurrency({
  currencyOverride,
  international,
}: Pick<CompanyConfiguration, 'currencyOverride' | 'international'>): string | undefined {
  const home = international?.homeCountryCode;
  return currencyOverride ?? (home === undefined ? undefined : currencyOfCountry(home));
}
