import { noReturnReasons } from '../company/parts/returnReason.ts';
import type { OnboardingPayload } from './onboardingPayload.ts';

type WhatIsOnOffer =
  | 'carrierId'
  | 'networkCompanyId'
  | 'carriers'
  | 'offeredCarriers'
  | 'offeredStoreNetworks'
  | 'addresses'
  | 'international'
  | 'emailAddresses';

type TemplateSource = Record<'carrier' | 'features', unknown> & Partial<Record<WhatIsOnOffer, unknown>>;

export type MerchantTemplate<Configuration extends TemplateSource> = Pick<Configuration, 'carrier' | 'features'> &
  Partial<Pick<Configuration, WhatIsOnOffer>>;

type Carrier = { readonly carrier: { readonly productName: string } };

/** First configuration of a merchant: the portal is disabled. No login, accounts or keys, because users can read it. */
export const newMerchantConfiguration = <Template extends Carrier>(
  template: Template,
  { companyId, companyName, contactName, productSettings }: OnboardingPayload,
) => ({
  ...template,
  companyId: companyId.toUpperCase(),
  name: companyName.trim(),
  contactName: contactName.trim(),
  processingEnabled: true,
  portalActive: false,
  isIntegrated: productSettings.isIntegratedMerchant,
  // Empty lists instead of absent ones, so that restoring this revision empties the lists.
  warehousesConfig: [],
  rulesConfig: [],
  carriersConfig: [],
  storeNetworkConfig: [],
  inStoreReturns: { enabled: false },
  products: {
    [template.carrier.productName]: {
      enabled: true,
      carrierConfig: { carriers: [] },
      returnReasons: { ...noReturnReasons, reasons: [] },
    },
  },
});
