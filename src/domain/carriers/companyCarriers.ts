import type { Carrier } from '../company/parts/carrier.ts';

type CarrierProduct = { readonly carrierConfig?: { readonly carriers: readonly Carrier[] } | undefined };
type CarrierEntry = { readonly carrierCompanyId: string };

export type CarrierContext = {
  readonly carrier: { readonly productName: string };
  readonly products: Readonly<Record<string, CarrierProduct>>;
  readonly carriersConfig?: readonly CarrierEntry[] | undefined;
};

export const carriersOf = ({ carrier, products }: CarrierContext): readonly Carrier[] =>
  products[carrier.productName]?.carrierConfig?.carriers ?? [];

/** IDs of the carriers that a company has turned on. */
export const carriersInUse = (configuration: Pick<CarrierContext, 'carrier' | 'products'>): readonly string[] =>
  carriersOf(configuration).flatMap(({ carrierCompanyId, enabled }) => (enabled ? [carrierCompanyId] : []));

/** The configuration with these carriers, in both places that name them; what else it says of each of them stays. */
export function withCarriers<Ground extends CarrierContext>(
  configuration: Ground,
  carriers: readonly Carrier[],
): Ground {
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
