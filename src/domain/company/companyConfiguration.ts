import type { Carrier, CarrierSettings, OfferedCarrier } from './parts/carrier.ts';
import type { NavigationFeature } from './parts/navigation.ts';
import type { Warehouse } from './parts/warehouse.ts';
import type { ReturnFormFields } from './parts/returnFormFields.ts';
import type { ReturnReasons } from './parts/returnReason.ts';
import type { OfferedStoreNetwork, StoreNetwork } from './parts/storeNetwork.ts';
import type { RuleDocument } from './parts/ruleDocument.ts';
import type { CompanyId } from './companyId.ts';
import type { CompanySettings } from './companySettings.ts';
import type { MerchantDefaults } from './merchantDefaults.ts';
import type { Toggle } from './toggle.ts';

/** One product of a company. Whatever else the service keeps here travels along untouched. */
export type ProductConfiguration = {
  readonly enabled?: boolean | undefined;
  readonly returnReasons?: ReturnReasons | undefined;
  readonly carrierConfig?: { readonly carriers: readonly Carrier[] } | undefined;
  /** Which fields the customer sees [RS-6]. */
  readonly returnFormFields?: ReturnFormFields | undefined;
  /** Whether customers pay for returns in the portal, and who pays as it follows from the reasons [PY-1]. */
  readonly customerPayments?: { readonly isEnabled: boolean; readonly paymentType?: string | undefined } | undefined;
  readonly countriesEnabled?: Readonly<Record<string, boolean>> | undefined;
  /** Where customers find the portal. */
  readonly consumerUrlLive?: string | undefined;
};

/** A company's published configuration [CF-2]: the parts this product reads. */
export type CompanyConfiguration = CompanySettings & {
  readonly companyId: CompanyId;
  readonly name: string;
  /** ISO 8601 instant; `null` if it was never published, absent if the service does not know. */
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
    /** An address stands where any carrier in use serves it. */
    readonly anyValidCarrierAllowed?: Toggle | undefined;
    /** Addresses below which the owner lets images come from, beside this service. */
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
  /** Carriers keep addresses of their own: every call about one names it. */
  readonly addresses?:
    | {
        readonly multiCarrierAddressesApiEnabled?: boolean | undefined;
        /** A postcode that is looked up is cut to its first five characters [WH-2]. */
        readonly shortPostcodes?: boolean | undefined;
      }
    | undefined;
  /** The country the company sells in, by its two-letter code. */
  readonly international?: { readonly homeCountryCode?: string | undefined } | undefined;
  readonly products: Readonly<Record<string, ProductConfiguration>>;
};

export type FooterLinks = {
  readonly privacyPolicyUrl?: string | undefined;
  readonly termsAndConditionsUrl?: string | undefined;
};

/** The product this portal configures: the one named by the carrier. */
export const productOf = (configuration: Pick<CompanyConfiguration, 'carrier' | 'products'>): ProductConfiguration =>
  configuration.products[configuration.carrier.productName] ?? {};

export const withProduct = (
  configuration: CompanyConfiguration,
  product: ProductConfiguration,
): CompanyConfiguration => ({
  ...configuration,
  products: { ...configuration.products, [configuration.carrier.productName]: product },
});
