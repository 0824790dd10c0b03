import { OPEN_BODY_LIMIT } from '../bodyLimit.ts';
import { defineCall } from '../call.ts';
import { atMost } from '../limits.ts';
import { footerFeatureSchema, navigationFeatureSchema } from '../navigation/navigation.ts';
import { companySettingsShape } from './companySettings.ts';
import { merchantDefaults, offeredCarrierSchema, offeredStoreNetworkSchema } from './merchantDefaults.ts';
import { companyIdSchema, instantSchema, revisionTagSchema, toggleSchema, z } from '../schema.ts';

/** Maximum number of countries. There are fewer countries and territories. */
const MAX_COUNTRIES = 500;

const returnReasonSchema = z.looseObject({
  code: z.string(),
  description: z.string(),
  enabled: z.boolean(),
  paymentRequired: z.boolean(),
  /** Requirements that customers must meet, one short text each. */
  paymentRequirements: z.optional(z.array(z.string())),
});

const returnReasonsSchema = z.looseObject({
  enabled: z.boolean(),
  validationRegex: z.optional(z.string()),
  reasons: z.array(returnReasonSchema),
});

export const carrierSchema = z.looseObject({
  carrierCompanyId: z.string(),
  enabled: z.boolean(),
  default: z.boolean(),
  /**
   * Not in the specification: account with the carrier. Secrets are returned as eight dots. Writing the dots back does
   * not change a secret.
   */
  account: z.optional(
    z.looseObject({
      chargeAccount: z.optional(z.string()),
      merchantLocationId: z.optional(z.string()),
      businessNumber: z.optional(z.string()),
      accountNumber: z.optional(z.string()),
      phoneNumber: z.optional(z.string()),
    }),
  ),
});

export const productSchema = z.looseObject({
  enabled: z.optional(z.boolean()),
  carrierConfig: z.optional(z.looseObject({ carriers: z.array(carrierSchema) })),
  returnFormFields: z.optional(
    z.looseObject({
      orderId: z.optional(z.boolean()),
      purchaseDate: z.optional(z.boolean()),
      reasonComments: z.optional(z.boolean()),
      reasonCommentsMandatory: z.optional(z.boolean()),
      orderIdCustomHeader: z.optional(z.string()),
      reasonCommentsFieldName: z.optional(z.string()),
    }),
  ),
  returnReasons: z.optional(returnReasonsSchema),
  customerPayments: z.optional(z.looseObject({ isEnabled: z.boolean(), paymentType: z.optional(z.string()) })),
  countriesEnabled: z.optional(atMost(z.record(z.string(), z.boolean()), MAX_COUNTRIES)),
  consumerUrlLive: z.optional(z.string()),
});

export const addressSchema = z.looseObject({
  line1: z.optional(z.string()),
  line2: z.optional(z.string()),
  line3: z.optional(z.string()),
  unitNumber: z.optional(z.string()),
  blockNumber: z.optional(z.string()),
  town: z.optional(z.string()),
  area: z.optional(z.string()),
  postcode: z.optional(z.string()),
  country: z.optional(z.string()),
});

export const warehouseSchema = z.looseObject({
  locationId: z.string(),
  locationName: z.optional(z.string()),
  companyId: z.optional(z.string()),
  enabled: z.boolean(),
  default: z.optional(z.boolean()),
  externalBindings: z.optional(z.array(z.unknown())),
  rules: z.optional(z.array(z.unknown())),
  place: z.optional(z.looseObject({ address: addressSchema })),
});

export const ruleTypeSchema = z.enum([
  'NON_RETURNABLE_ITEM',
  'RETURN_WINDOWS',
  'RETURN_ADDRESS',
  'ORDER_EXCEPTION',
  'CARRIER_RULES',
  'REFUND_TRIGGERS',
  'REFUND_FEES',
  'RETURNLESS_ITEM',
]);

export const ruleSchema = z.looseObject({
  ruleId: z.string(),
  ruleType: ruleTypeSchema,
  ruleDescription: z.string(),
  enabled: z.boolean(),
  isDefault: z.optional(z.boolean()),
  rule: z.looseObject({
    priority: z.number(),
    conditions: z.looseObject({
      all: z.array(z.looseObject({ fact: z.string(), operator: z.string(), value: z.unknown() })),
    }),
    event: z.looseObject({ type: z.string(), params: z.record(z.string(), z.unknown()) }),
  }),
});

/** Settings of a portal that the product reads [CF-6]. All other settings of the portal are preserved. */
const portalConfigSchema = z.looseObject({
  PURCHASE_WARRANTY_PERIOD: z.optional(z.number()),
  DOMESTIC_PRICING_TIERS: z.optional(z.number()),
  INTERNATIONAL_PRICING_TIERS: z.optional(z.number()),
  DUE_DATE_DAYS: z.optional(z.number()),
  ORDER_ID_REGEX: z.optional(z.string()),
  RAN_REGEX: z.optional(z.string()),
});

/**
 * Merchant configuration [CF-2]. Unknown keys are preserved, because other services may use them. A publish sends each
 * part back as it was read.
 */
export const merchantConfigSchema = z.looseObject({
  companyId: z.string(),
  name: z.string(),
  contactName: z.optional(z.string()),
  subBrand: z.optional(z.string()),
  carrierId: z.optional(z.string()),
  networkCompanyId: z.optional(z.string()),
  carrier: z.looseObject({ rootOrgId: z.string(), productName: z.string() }),
  /** Not in the specification: entity tag of this revision. Equal to the header `etag`. */
  revision: z.optional(revisionTagSchema),
  /** Not in the specification: time of the last publish. `null` if there was none, absent if unknown. */
  lastPublishedAt: z.optional(z.nullable(instantSchema)),
  applicationConfig: z.optional(
    z.looseObject({ version: z.optional(z.string()), config: z.optional(portalConfigSchema) }),
  ),
  features: z.looseObject({
    navigation: z.optional(navigationFeatureSchema),
    footer: z.optional(footerFeatureSchema),
    ...merchantDefaults,
    anyValidCarrierAllowed: z.optional(toggleSchema),
    /** Not in the specification: URL prefixes of images that the owner allows, in addition to this service. */
    imageSources: z.optional(z.array(z.string())),
  }),
  warehousesConfig: z.optional(z.array(warehouseSchema)),
  carriersConfig: z.optional(z.array(z.looseObject({ carrierCompanyId: z.string() }))),
  storeNetworkConfig: z.optional(
    z.array(
      z.looseObject({
        storeNetworkId: z.string(),
        enabled: z.boolean(),
        storeNetworkCarrierId: z.optional(z.string()),
      }),
    ),
  ),
  rulesConfig: z.optional(z.array(ruleSchema)),
  offeredCarriers: z.optional(z.array(offeredCarrierSchema)),
  offeredStoreNetworks: z.optional(z.array(offeredStoreNetworkSchema)),
  ...companySettingsShape,
  inStoreReturns: z.optional(z.looseObject({ enabled: z.boolean() })),
  assets: z.optional(z.looseObject({ logoImage: z.optional(z.string()) })),
  isIntegrated: z.optional(z.boolean()),
  canCreateOrdersDirectly: z.optional(z.boolean()),
  products: z.record(z.string(), productSchema),
  carriers: z.optional(
    z.looseObject({
      multiCarrierEnabled: z.optional(z.boolean()),
      carriersWithPendingStatus: z.optional(z.array(z.string())),
      carrierNetworksEnabled: z.optional(z.boolean()),
    }),
  ),
  addresses: z.optional(
    z.looseObject({
      multiCarrierAddressesApiEnabled: z.optional(z.boolean()),
      /** Not in the specification: if true, postcodes of completed addresses are cut to five characters. */
      shortPostcodes: z.optional(z.boolean()),
    }),
  ),
  international: z.optional(z.looseObject({ homeCountryCode: z.optional(z.string()) })),
});

export type MerchantConfigDocument = z.output<typeof merchantConfigSchema>;
export type ProductDocument = z.output<typeof productSchema>;

export const postMerchantConfig = defineCall({
  id: 'postMerchantConfig',
  method: 'POST',
  base: 'page',
  path: '/api/merchant-config',
  summary: 'A merchant’s complete published configuration, with its revision as an entity tag.',
  origin: '7',
  caller: 'session',
  body: z.object({ merchant: companyIdSchema, token: z.string(), localMode: z.optional(z.boolean()) }),
  /** The limit is small, because the body is read before authorization, which needs its company. */
  bodyLimit: OPEN_BODY_LIMIT,
  response: merchantConfigSchema,
  responseHeaders: z.object({ etag: z.optional(z.string()) }),
  isRepeatable: true,
});
