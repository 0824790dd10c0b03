import { currencyOfCountry } from './currencyOfCountry.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';

/** The currency that a portal's prices are in: its own where it names one, else that of its home country. */
export function portalCurrency({
  currencyOverride,
  international,
}: Pick<CompanyConfiguration, 'currencyOverride' | 'international'>): string | undefined {
  const home = international?.homeCountryCode;
  return currencyOverride ?? (home === undefined ? undefined : currencyOfCountry(home));
}
