import type { MerchantConfigDocument } from '../contract/company/merchantConfig.ts';
import type { MerchantTemplate } from '../src/domain/onboarding/newMerchant.ts';
import type { SampleOwner } from './SampleData.ts';

/** Initial configuration of an owner's new merchants, taken from its first merchant. */
export function merchantTemplateOf(owner: SampleOwner): MerchantTemplate<MerchantConfigDocument> {
  const first = owner.merchants[0]?.configuration;
  const { carrierId, networkCompanyId } = first ?? {};
  const { carriers, offeredCarriers, offeredStoreNetworks, addresses, international, emailAddresses } = first ?? {};
  return {
    carrier: first?.carrier ?? { rootOrgId: owner.rootOrgId, productName: owner.adminConfig.productName },
    features: { navigation: first?.features.navigation },
    carrierId,
    networkCompanyId,
    carriers,
    offeredCarriers,
    offeredStoreNetworks,
    addresses,
    international,
    emailAddresses,
  };
}
