import type { MerchantConfigDocument, ProductDocument } from '../contract/company/merchantConfig.ts';
import { paymentTypeOf } from '../src/domain/payments/customerPayments.ts';
import { merchantNavigation } from './navigation.ts';
import type { OwnerProfile } from './ownerProfiles.ts';
import { standardReasons, type Reason } from './reasons.ts';
import { rulesOf, type RuleDraft } from './rules.ts';

type CarrierDocument = NonNullable<ProductDocument['carrierConfig']>['carriers'][number];
type Warehouse = NonNullable<MerchantConfigDocument['warehousesConfig']>[number];
type Address = NonNullable<Warehouse['place']>['address'];

/** Product name of the returns portal in a configuration. */
const RETURNS_PRODUCT = 'RETURNS_PORTAL';

/** Values specific to a sample merchant. All other values are derived from the merchant's owner. */
export type MerchantDraft = {
  readonly companyId: string;
  readonly name: string;
  readonly contactName: string;
  /** First part of the merchant's web and e-mail addresses. */
  readonly domain: string;
  /** The first address is the default address. */
  readonly addresses: readonly { readonly name: string; readonly enabled?: false; readonly address: Address }[];
  readonly reasons?: readonly Reason[];
  readonly validationRegex?: string;
  readonly formFields?: ProductDocument['returnFormFields'];
  /** Configured carriers. The first carrier is the default carrier. Defaults to the owner's first carrier. */
  readonly carriers?: readonly string[];
  readonly pendingCarriers?: readonly string[];
  readonly storeNetworks?: readonly string[];
  /** Countries for returns, in addition to the home country. */
  readonly countries?: readonly string[];
  readonly rules?: readonly RuleDraft[];
  readonly navigation?: MerchantConfigDocument['features']['navigation'];
  readonly portalActive?: false;
  readonly isIntegrated?: true;
  /** True if the owner's setting for address validation applies. By default, the merchant has its own setting. */
  readonly takesOverAddressValidation?: boolean;
  readonly settings?: Readonly<Record<string, unknown>>;
  readonly more?: Partial<MerchantConfigDocument>;
};

const carriersOf = (profile: OwnerProfile, draft: MerchantDraft): readonly string[] =>
  draft.carriers ?? profile.carriers.slice(0, 1).map((each) => each.carrierCompanyId);

/** Account data by carrier. A carrier that is not listed needs no account data. */
const accounts: Readonly<Record<string, NonNullable<CarrierDocument['account']>>> = {
  AUSTRALIA_POST: { chargeAccount: '1234567', merchantLocationId: 'AB1' },
  BPOST: { accountNumber: 'B48213' },
  DPD: { accountNumber: 'D48213' },
  USPS: { accountNumber: '4f7a1c92e05b4d3c8a6f2b7d9e1c0a35' },
};

const product = (profile: OwnerProfile, draft: MerchantDraft): ProductDocument => {
  const reasons = draft.reasons ?? standardReasons[profile.language];
  const payment = paymentTypeOf(reasons);
  return {
    enabled: true,
    carrierConfig: {
      carriers: carriersOf(profile, draft).map((carrierCompanyId, index) => ({
        carrierCompanyId,
        enabled: !draft.pendingCarriers?.includes(carrierCompanyId),
        default: index === 0,
        ...(accounts[carrierCompanyId] && { account: accounts[carrierCompanyId] }),
      })),
    },
    returnFormFields: draft.formFields ?? {
      orderId: true,
      purchaseDate: true,
      reasonComments: true,
      reasonCommentsMandatory: false,
    },
    returnReasons: {
      enabled: true,
      ...(draft.validationRegex ? { validationRegex: draft.validationRegex } : {}),
      reasons: [...reasons],
    },
    customerPayments: { isEnabled: payment !== 'MERCHANT_PAID', paymentType: payment },
    countriesEnabled: Object.fromEntries([profile.country, ...(draft.countries ?? [])].map((code) => [code, true])),
    consumerUrlLive: `https://returns.${draft.domain}.example`,
  };
};

export function configureMerchant(profile: OwnerProfile, draft: MerchantDraft): MerchantConfigDocument {
  const site = `https://www.${draft.domain}.example`;
  return {
    companyId: draft.companyId,
    name: draft.name,
    contactName: draft.contactName,
    carrierId: profile.carrier,
    networkCompanyId: profile.rootOrgId,
    consumerUrl: `https://returns.${draft.domain}.example`,
    carrier: { rootOrgId: profile.rootOrgId, productName: RETURNS_PRODUCT },
    applicationConfig: {
      version: '1.0',
      config: {
        PURCHASE_WARRANTY_PERIOD: 365,
        DUE_DATE_DAYS: 14,
        DOMESTIC_PRICING_TIERS: 1,
        INTERNATIONAL_PRICING_TIERS: 1,
        ...draft.settings,
      },
    },
    features: {
      navigation: draft.navigation ?? merchantNavigation,
      footer: { privacyPolicyUrl: `${site}/privacy`, termsAndConditionsUrl: `${site}/terms` },
      ...(!draft.takesOverAddressValidation && { addressValidationRequired: { enabled: true } }),
      anyValidCarrierAllowed: { enabled: true },
    },
    warehousesConfig: draft.addresses.map(({ name, enabled, address }, index) => ({
      locationId: `${draft.companyId.toLowerCase()}-${index + 1}`,
      locationName: name,
      companyId: draft.companyId,
      enabled: enabled ?? true,
      default: index === 0,
      externalBindings: [],
      rules: [],
      place: { address: { country: profile.country, ...address } },
    })),
    carriersConfig: carriersOf(profile, draft).map((carrierCompanyId) => ({ carrierCompanyId })),
    storeNetworkConfig: profile.storeNetworks.map(({ storeNetworkId, storeNetworkCarrierId = profile.carrier }) => ({
      storeNetworkId,
      enabled: draft.storeNetworks?.includes(storeNetworkId) ?? false,
      storeNetworkCarrierId,
    })),
    rulesConfig: rulesOf(draft.companyId, draft.rules ?? []),
    offeredCarriers: [...profile.carriers],
    offeredStoreNetworks: profile.storeNetworks.map((network) => ({
      storeNetworkCarrierId: profile.carrier,
      ...network,
    })),
    refunds: { enabled: true },
    inStoreReturns: { enabled: (draft.storeNetworks ?? []).length > 0 },
    ...(draft.storeNetworks && { inStoreReturnsForm: { mobileNumber: true } }),
    processingEnabled: true,
    isIntegrated: draft.isIntegrated ?? false,
    portalActive: draft.portalActive ?? true,
    canCreateOrdersDirectly: false,
    products: { [RETURNS_PRODUCT]: product(profile, draft) },
    carriers: {
      multiCarrierEnabled: profile.carriers.length > 1,
      carriersWithPendingStatus: [...(draft.pendingCarriers ?? [])],
      carrierNetworksEnabled: true,
    },
    addresses: { multiCarrierAddressesApiEnabled: profile.carriers.length > 1 },
    international: { homeCountryCode: profile.country },
    termsAndConditionsUrl: `${site}/terms`,
    emailAddresses: { multiCarrierSupportEmail: `support@${profile.brand}.example` },
    ...draft.more,
  };
}
