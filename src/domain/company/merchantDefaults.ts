import { withOwnerOffer, type OwnerOffer } from './ownerOffer.ts';

export type Toggle = boolean | { readonly enabled: boolean };

export const isOn = (toggle: Toggle | undefined): boolean =>
  typeof toggle === 'object' ? toggle.enabled : toggle === true;

/** Features of a merchant or its owner (section 3 of the specification). Limits are in whole days. */
export type MerchantDefaults = OwnerOffer & {
  readonly addressValidationRequired?: Toggle | undefined;
  /** If enabled, postcodes of address lookups are cut to five characters [WH-2]. */
  readonly shortPostcodes?: Toggle | undefined;
  readonly returnPolicies?: { readonly maxWarrantyDays?: number | undefined } | undefined;
  readonly returnWindows?: { readonly maxDueDateDays?: number | undefined } | undefined;
};

type Configured = Parameters<typeof withOwnerOffer>[0] & { readonly features: MerchantDefaults };

/** Adds the owner's features as defaults. The owner's own organisation inherits nothing. */
export function withOwnerDefaults<Configuration extends Configured>(
  configuration: Configuration,
  owner: MerchantDefaults | undefined,
): Configuration {
  const { companyId, carrier, features } = configuration;
  if (!owner || companyId === carrier.rootOrgId) return configuration;
  const limits = (name: 'returnPolicies' | 'returnWindows') => ({ [name]: { ...owner[name], ...features[name] } });
  const { addressValidationRequired, shortPostcodes } = owner;
  const merged = {
    addressValidationRequired,
    shortPostcodes,
    ...features,
    ...limits('returnPolicies'),
    ...limits('returnWindows'),
  };
  return withOwnerOffer({ ...configuration, features: merged }, owner);
}
