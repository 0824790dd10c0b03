import type { Carrier, CarrierSettings, OfferedCarrier } from '../company/parts/carrier.ts';

type CarrierProduct = { readonly carrierConfig?: { readonly carriers: readonly Carrier[] } | undefined };
type CarrierEntry = { readonly carrierCompanyId: string };

export type CarrierContext = {
  readonly carrier: { readonly productName: string };
  readonly products: Readonly<Record<string, CarrierProduct>>;
  readonly carriersConfig?: readonly CarrierEntry[] | undefined;
};

export const carriersOf = ({ carrier, products }: CarrierContext): readonly Carrier[] =>
  products[carrier.productName]?.carrierConfig?.carriers ?? [];

export const carriersInUse = (configuration: Pick<CarrierContext, 'carrier' | 'products'>): readonly string[] =>
  carriersOf(configuration).flatMap(({ carrierCompanyId, enabled }) => (enabled ? [carrierCompanyId] : []));

/**
 * Sets the carriers in both lists of the configuration that contain carriers. Other fields of an entry are preserved.
 */
export function withCarriers<Configuration extends CarrierContext>(
  configuration: Configuration,
  carriers: readonly Carrier[],
): Configuration {
  const { carrier, products, carriersConfig = [] } = configuration;
  const product = products[carrier.productName];
  return {
    ...configuration,
    carriersConfig: carriers.map(
      ({ carrierCompanyId }) =>
        carriersConfig.find((entry) => entry.carrierCompanyId === carrierCompanyId) ?? { carrierCompanyId },
    ),
    products: {
      ...products,
      [carrier.productName]: { ...product, carrierConfig: { ...product?.carrierConfig, carriers } },
    },
  };
}

export const carriersToAdd = (
  offered: readonly OfferedCarrier[],
  carriers: readonly Carrier[],
  settings: CarrierSettings,
): readonly OfferedCarrier[] =>
  settings.multiCarrierEnabled === true || carriers.length === 0
    ? offered.filter((offer) => carriers.every((carrier) => carrier.carrierCompanyId !== offer.carrierCompanyId))
    : [];
