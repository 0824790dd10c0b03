import { productOf, type CompanyConfiguration } from '../company/companyConfiguration.ts';

export function portalCountries(configuration: CompanyConfiguration): readonly string[] {
  const home = configuration.international?.homeCountryCode;
  const enabled = Object.entries(productOf(configuration).countriesEnabled ?? {})
    .filter(([, isOn]) => isOn)
    .map(([code]) => code)
    .toSorted();
  return home === undefined ? enabled : [home, ...enabled.filter((code) => code !== home)];
}
