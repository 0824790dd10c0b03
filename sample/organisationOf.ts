import type { SampleMerchant, SampleOwner } from './SampleData.ts';

/**
 * The owner's own organisation, which a request to update a company may address [API-1]. Its application configuration
 * defines the look of the owner's portal.
 */
export function organisationOf(owner: Pick<SampleOwner, 'rootOrgId' | 'adminConfig' | 'merchants'>): SampleMerchant {
  const { carrierName, productName, logoUrl, theme, defaultLanguage, features } = owner.adminConfig;
  const { navigation, footer } = features;
  return {
    companyId: owner.rootOrgId,
    companyEnabled: true,
    onboarded: true,
    configuration: {
      companyId: owner.rootOrgId,
      name: carrierName,
      carrier: owner.merchants[0]?.configuration.carrier ?? { rootOrgId: owner.rootOrgId, productName },
      features: { ...(navigation && { navigation }), ...(footer && { footer }) },
      applicationConfig: {
        version: '1.0',
        config: {
          ...(theme?.primaryColor !== undefined && { theme: { primaryColor: theme.primaryColor } }),
          ...(defaultLanguage !== undefined && { languages: { default: defaultLanguage } }),
        },
      },
      ...(logoUrl !== undefined && { assets: { logoImage: logoUrl } }),
      products: {},
    },
    staff: [],
    purpose: '',
  };
}
