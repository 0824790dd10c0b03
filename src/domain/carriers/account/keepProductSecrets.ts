import { withStoredSecrets, SECRET_MASK } from './accountSecrets.ts';
import type { Carrier } from '../../company/parts/carrier.ts';

type Product = { readonly carrierConfig?: { readonly carriers: readonly Carrier[] } | undefined };
type Products<Each extends Product> = Readonly<Record<string, Each>>;

export const keepProductSecrets = <Each extends Product>(
  written: Products<Each>,
  kept: Readonly<Record<string, Product>>,
): Products<Each> =>
  Object.fromEntries(
    Object.entries(written).map(([name, product]) => {
      const { carrierConfig } = product;
      if (!carrierConfig) return [name, product];
      const present = Object.hasOwn(kept, name) ? kept[name]?.carrierConfig?.carriers : undefined;
      const carriers = withStoredSecrets(carrierConfig.carriers, present ?? []);
      return [name, { ...product, carrierConfig: { ...carrierConfig, carriers } }];
    }),
  );

export const maskedProductIn = (products: Products<Product>): string | undefined =>
  Object.entries(products).find(([, { carrierConfig }]) =>
    carrierConfig?.carriers.some(({ account }) => Object.values(account ?? {}).includes(SECRET_MASK)),
  )?.[0];
