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

type Whole = Record<'carrier' | 'features', unknown> & Partial<Record<WhatIsOnOffer, unknown>>;

/** What every new merchant of an owner begins with: whose it is, how its pages lie, what is on offer. */
export type MerchantTemplate<Configuration extends Whole> = Pick<Configuration, 'carrier' | 'features'> &
  Partial<Pick<Configuration, WhatIsOnOffer>>;

type Carrier = { readonly carrier: { readonly productName: string } };

/** Paused until its staff have set it up. No login, accounts or keys: everybody of the company reads a configuration. */
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
  // Stated though empty: once something was in them, bringing this revision back leaves them as they are here.
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
