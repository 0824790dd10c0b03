import { productOf, type CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { isOn } from '../../company/toggle.ts';
import type { AddressContext } from './addressVerdict.ts';

export const checksAllCarriers = ({ addresses }: Pick<CompanyConfiguration, 'addresses'>): boolean =>
  addresses?.multiCarrierAddressesApiEnabled === true;

/** What an answer about an address is judged by: the carriers in use, and whether any of them will do [WH-7]. */
export const addressContextOf = (configuration: CompanyConfiguration): AddressContext => ({
  allowsAnyValidCarrier: isOn(configuration.features.anyValidCarrierAllowed),
  carrierIds: (productOf(configuration).carrierConfig?.carriers ?? [])
    .filter((carrier) => carrier.enabled)
    .map(({ carrierCompanyId }) => carrierCompanyId),
  supportEmail: configuration.emailAddresses?.multiCarrierSupportEmail,
});

/** The carriers that are asked about an address: all in use, or the default alone. */
export const askedCarriers = (configuration: CompanyConfiguration): readonly string[] =>
  (productOf(configuration).carrierConfig?.carriers ?? [])
    .filter((carrier) => carrier.enabled && (checksAllCarriers(configuration) || carrier.default))
    .map(({ carrierCompanyId }) => carrierCompanyId);
