import { noReturnReasons } from '../return-reasons/returnReason.ts';
import type { OnboardingPayload } from './onboardingPayload.ts';

/** What a new merchant takes over from the owner's own organisation: whose it is, what is on offer, how pages lie. */
const INHERITED = [
  'carrierId',
  'networkCompanyId',
  'features',
  'carriers',
  'offeredCarriers',
  'offeredStoreNetworks',
  'addresses',
  'international',
  'emailAddresses',
] as const;

type Template = {
  readonly companyId: string;
  readonly name: string;
  readonly carrier: { readonly rootOrgId: string; readonly productName: string };
  readonly products: object;
  readonly [field: string]: unknown;
};

/**
 * The first configuration of a merchant that is onboarded. Its portal is paused until its staff have set it up. Login,
 * charge accounts and keys are not part of it: a configuration is read by everybody of the company.
 */
export function newMerchantConfiguration<Owner extends Template>(
  owner: Owner,
  { companyId, companyName, contactName, productSettings }: OnboardingPayload,
): Owner {
  const inherited = INHERITED.flatMap((field) => (field in owner ? [[field, owner[field]] as const] : []));
  const configuration: Template = {
    ...Object.fromEntries(inherited),
    carrier: owner.carrier,
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
      [owner.carrier.productName]: { enabled: true, carrierConfig: { carriers: [] }, returnReasons: noReturnReasons },
    },
  };
  // Whatever else an owner's configuration may hold is optional.
  return configuration as Owner;
}
