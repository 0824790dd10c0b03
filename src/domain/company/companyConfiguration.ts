import type { Carrier, CarrierSettings, OfferedCarrier } from './parts/carrier.ts';
import type { NavigationFeature } from './parts/navigation.ts';
import type { Warehouse } from './parts/warehouse.ts';
import type { ReturnReasons } from './parts/returnReason.ts';
import type { OfferedStoreNetwork, StoreNetwork } from './parts/storeNetwork.ts';
import type { RuleDocument } from './parts/ruleDocument.ts';
import { type CompanyId, parseCompanyId } from './companyId.ts';
import type { CompanySettings } from './companySettings.ts';
import type { MerchantDefaults, Toggle } from './merchantDefaults.ts';

/** Fields of the form in which customers enter a return [RS-6]. An absent field is disabled. */
export type ReturnFormFields = {
  readonly orderId?: boolean | undefined;
  readonly purchaseDate?: boolean | undefined;
  readonly reasonComments?: boolean | undefined;
  readonly reasonCommentsMandatory?: boolean | undefined;
  readonly orderIdCustomHeader?: string | undefined;
  readonly reasonCommentsFieldName?: string | undefined;
};

/** One product of a company. Unknown fields are preserved. */
export type ProductConfiguration = {
  readonly enabled?: boolean | undefined;
  readonly returnReasons?: ReturnReasons | undefined;
  readonly carrierConfig?: { readonly carriers: readonly Carrier[] } | undefined;
  readonly returnFormFields?: ReturnFormFields | undefined;
  /** Payment by customers in the portal. `paymentType` is derived from the reasons [PY-1]. */
  readonly customerPayments?: { readonly isEnabled: boolean; readonly paymentType?: string | undefined } | undefined;
  readonly countriesEnabled?: Readonly<Record<string, boolean>> | undefined;
  readonly consumerUrlLive?: string | undefined;
};

/** The parts of a company's configuration that this product reads [CF-2]. */
export type CompanyConfiguration = CompanySettings & {
  readonly companyId: CompanyId;
  readonly name: string;
  /** ISO 8601 instant. `null` if never published, absent if the service does not know the time. */
  readonly lastPublishedAt?: string | null | undefined;
  readonly carrier: { readonly rootOrgId: string; readonly productName: string };
  readonly applicationConfig?:
    | {
        readonly version?: string | undefined;
        readonly config?: Readonly<Record<string, unknown>> | undefined;
      }
    | undefined;
  readonly features: MerchantDefaults & {
    readonly navigation?: NavigationFeature | undefined;
    readonly footer?: FooterLinks | undefined;
    /** If enabled, an address is valid if at least one enabled carrier accepts it. */
    readonly anyValidCarrierAllowed?: Toggle | undefined;
    /** URL prefixes from which the owner allows images, in addition to this service. */
    readonly imageSources?: readonly string[] | undefined;
  };
  readonly assets?: { readonly logoImage?: string | undefined } | undefined;
  readonly isIntegrated?: boolean | undefined;
  readonly canCreateOrdersDirectly?: boolean | undefined;
  readonly inStoreReturns?: { readonly enabled: boolean } | undefined;
  readonly carriers?: CarrierSettings | undefined;
  readonly carriersConfig?: readonly { readonly carrierCompanyId: string }[] | undefined;
  readonly offeredCarriers?: readonly OfferedCarrier[] | undefined;
  readonly storeNetworkConfig?: readonly StoreNetwork[] | undefined;
  readonly offeredStoreNetworks?: readonly OfferedStoreNetwork[] | undefined;
  readonly rulesConfig?: readonly RuleDocument[] | undefined;
  readonly warehousesConfig?: readonly Warehouse[] | undefined;
  /** If enabled, carriers store their own addresses, and warehouse calls use the `multicarrier` path. */
  readonly addresses?:
    | {
        readonly multiCarrierAddressesApiEnabled?: boolean | undefined;
        /** If enabled, postcodes of address lookups are cut to five characters [WH-2]. */
        readonly shortPostcodes?: boolean | undefined;
      }
    | undefined;
  readonly international?: { readonly homeCountryCode?: string | undefined } | undefined;
  readonly products: Readonly<Record<string, ProductConfiguration>>;
};

export type FooterLinks = {
  readonly privacyPolicyUrl?: string | undefined;
  readonly termsAndConditionsUrl?: string | undefined;
};

export const productOf = (configuration: Pick<CompanyConfiguration, 'carrier' | 'products'>): ProductConfiguration =>
  configuration.products[configuration.carrier.productName] ?? {};

export const withProduct = (
  configuration: CompanyConfiguration,
  product: ProductConfiguration,
): CompanyConfiguration => ({
  ...configuration,
  products: { ...configuration.products, [configuration.carrier.productName]: product },
});

const NO_PRODUCT = '';

/** Empty configuration, used to describe changes if the configuration is not loaded. */
export const blankConfiguration = (rootOrgId: string, companyId: string): CompanyConfiguration => ({
  // Use an empty id if `companyId` is invalid. Ids in log entries are canonical.
  companyId: parseCompanyId(companyId) ?? ('' as CompanyId),
  name: companyId,
  carrier: { rootOrgId, productName: NO_PRODUCT },
  features: {},
  products: { [NO_PRODUCT]: {} },
});

/** Version of a configuration that does not contain a version [CF-5]. */
const DEFAULT_CONFIGURATION_VERSION = '1.0';

export const configurationVersion = (
  applicationConfig: { readonly version?: string | undefined } | undefined,
): string => applicationConfig?.version?.trim() || DEFAULT_CONFIGURATION_VERSION;

/** True if customers can use the portal. Without the flag, the portal is not active. */
export const isPortalActive = ({ portalActive }: { readonly portalActive?: boolean | undefined }): boolean =>
  portalActive === true;

/** Portal URL for customers: the live URL if set, otherwise `consumerUrl` (section 3 of the specification). */
export const portalAddress = (configuration: CompanyConfiguration): string | undefined =>
  productOf(configuration).consumerUrlLive || configuration.consumerUrl || undefined;
