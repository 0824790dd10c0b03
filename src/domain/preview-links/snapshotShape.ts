import { addressFields } from '../company/parts/address.ts';
import { textSlots } from '../consumer-text/textSlot.ts';
import { bundleLocaleOf, languages } from '../languages/language.ts';
import { isRecord } from '../shared/shapes.ts';
import { themeColours, themeLogos } from '../theme/consumerTheme.ts';

/** Allowed parts of a snapshot: `true` for any value, a list for the shape of each entry, a record for its keys. */
type Shape = true | readonly [Shape] | { readonly [key: string]: Shape };

const keys = (...names: readonly string[]): { readonly [key: string]: true } =>
  Object.fromEntries(names.map((name) => [name, true] as const));

const steps: Shape = Object.fromEntries(
  textSlots.map(({ step }) => [
    step,
    keys(...textSlots.filter((slot) => slot.step === step).map(({ field }) => field)),
  ]),
);

const product: Shape = {
  enabled: true,
  returnReasons: {
    enabled: true,
    validationRegex: true,
    reasons: [keys('code', 'description', 'enabled', 'paymentRequired', 'paymentRequirements')],
  },
  returnFormFields: keys(
    'orderId',
    'purchaseDate',
    'reasonComments',
    'reasonCommentsMandatory',
    'orderIdCustomHeader',
    'reasonCommentsFieldName',
  ),
  customerPayments: keys('isEnabled'),
  countriesEnabled: true,
  carrierConfig: {
    carriers: [
      {
        ...keys('carrierCompanyId', 'enabled', 'default'),
        account: keys('chargeAccount', 'merchantLocationId', 'businessNumber', 'accountNumber', 'phoneNumber'),
      },
    ],
  },
};

const configuration: Readonly<Record<string, Shape>> = {
  ...keys('companyId', 'name', 'currencyOverride', 'orderInstructions', 'termsAndConditionsUrl', 'isIntegrated'),
  carrier: keys('rootOrgId', 'productName'),
  refunds: keys('enabled', 'restockingFeePercent', 'includesShipping'),
  homePickup: keys('enabled'),
  inStoreReturns: keys('enabled'),
  inStoreReturnsForm: keys('mobileNumber', 'mobileNumberMandatory'),
  international: keys('homeCountryCode'),
  storeNetworkConfig: [keys('storeNetworkId', 'enabled', 'storeNetworkCarrierId')],
  offeredCarriers: [keys('carrierCompanyId', 'name', 'countries')],
  offeredStoreNetworks: [keys('storeNetworkId', 'name', 'storeNetworkCarrierId', 'shopCount')],
  carriers: keys('multiCarrierEnabled', 'carrierNetworksEnabled', 'carriersWithPendingStatus'),
  assets: keys('logoImage'),
  applicationConfig: {
    config: {
      theme: keys(...themeColours, ...themeLogos, 'logoText'),
      consumerText: {
        v1: Object.fromEntries(languages.map((language) => [language, { steps }])),
        v2: Object.fromEntries(languages.map((language) => [bundleLocaleOf(language), steps])),
      },
      languages: keys('offered', 'default'),
      ORDER_ID_REGEX: true,
    },
  },
  features: { footer: keys('privacyPolicyUrl', 'termsAndConditionsUrl'), imageSources: true },
  rulesConfig: [
    {
      ...keys('ruleId', 'ruleType', 'ruleDescription', 'enabled', 'isDefault'),
      rule: {
        priority: true,
        conditions: { all: [keys('fact', 'operator', 'value')] },
        event: { type: true, params: keys('actionValue') },
      },
    },
  ],
  warehousesConfig: [
    { ...keys('locationId', 'locationName', 'enabled', 'default'), place: { address: keys(...addressFields) } },
  ],
};

function allowedParts(value: unknown, shape: Shape): unknown {
  if (shape === true) return value;
  if (isShapeOfList(shape))
    return Array.isArray(value) ? value.map((entry) => allowedParts(entry, shape[0])) : undefined;
  if (!isRecord(value)) return undefined;
  return Object.fromEntries(
    Object.entries(shape).flatMap(([key, inner]) => {
      const part = Object.hasOwn(value, key) ? allowedParts(value[key], inner) : undefined;
      return part === undefined ? [] : [[key, part]];
    }),
  );
}

const isShapeOfList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);

export const partsForCustomers = <Configuration extends object>(
  complete: Configuration,
  productName: string,
): Configuration => allowedParts(complete, { ...configuration, products: { [productName]: product } }) as Configuration;
