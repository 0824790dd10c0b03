import { productOf, type CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { isOn } from '../../company/merchantDefaults.ts';
import type { AddressContext } from './addressVerdict.ts';

export const checksAllCarriers = ({ addresses }: Pick<CompanyConfiguration, 'addresses'>): boolean =>
  addresses?.multiCarrierAddressesApiEnabled === true;

const allowsAnyValidCarrier = ({ features }: Pick<CompanyConfiguration, 'features'>): boolean =>
  isOn(features.anyValidCarrierAllowed);

/** True if all enabled carriers validate an address. Otherwise, only the default carrier validates it [WH-7]. */
export const validatesAllCarriers = (configuration: Pick<CompanyConfiguration, 'addresses' | 'features'>): boolean =>
  checksAllCarriers(configuration) || allowsAnyValidCarrier(configuration);

export const carriersToValidate = (configuration: CompanyConfiguration): readonly string[] =>
  (productOf(configuration).carrierConfig?.carriers ?? [])
    .filter((carrier) => carrier.enabled && (validatesAllCarriers(configuration) || carrier.default))
    .map(({ carrierCompanyId }) => carrierCompanyId);

export const addressContextOf = (configuration: CompanyConfiguration): AddressContext => ({
  allowsAnyValidCarrier: allowsAnyValidCarrier(configuration),
  carrierIds: carriersToValidate(configuration),
  supportEmail: configuration.emailAddresses?.multiCarrierSupportEmail,
});
