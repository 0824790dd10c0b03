import type { SampleMerchant, SampleOwner } from './SampleData.ts';

/**
 * The owner's own organisation: its staff sign in to it, a company update may name it (source, section 7), and what it
 * offers is what a new merchant begins with.
 */
export function organisationOf(owner: SampleOwner): SampleMerchant {
  const first = owner.merchants[0]?.configuration;
  return {
    companyId: owner.rootOrgId,
    companyEnabled: true,
    onboarded: true,
    configuration: {
      carriers: first?.carriers,
      offeredCarriers: first?.offeredCarriers,
      offeredStoreNetworks: first?.offeredStoreNetworks,
      addresses: first?.addresses,
      international: first?.international,
      emailAddresses: first?.emailAddresses,
      companyId: owner.rootOrgId,
      name: owner.adminConfig.carrierName,
      carrier: first?.carrier ?? { rootOrgId: owner.rootOrgId, productName: owner.adminConfig.productName },
      features: { navigation: first?.features.navigation },
      products: {},
    },
    staff: [],
    purpose: '',
  };
}
