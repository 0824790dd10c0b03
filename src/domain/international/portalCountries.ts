import { productOf, type CompanyConfiguration } from '../company/companyConfiguration.ts';

/** The countries whose customers can send something back, by code: the home country first, which is always one of them. */
export function portalCountries(configuration: CompanyConfiguration): readonly string[] {
  const home = configuration.international?.homeCountryCode;
  const enabled = Object.entries(productOf(configuration).countriesEnabled ?? {})
    .filter(([, isOn]) => isOn)
    .map(([code]) => code)
    .toSorted();
  return home === undefined ? enabled : [home, ...enabled.filter((code) => code !== home)];
}
