import { withStoredSecrets, SECRET_MASK } from './accountSecrets.ts';
import type { Carrier } from '../../company/parts/carrier.ts';

type Product = { readonly carrierConfig?: { readonly carriers: readonly Carrier[] } | undefined };
type Products<Each extends Product> = Readonly<Record<string, Each>>;

export const keepProductSecrets = <Each extends Product>(
  submitted: Products<Each>,
  stored: Readonly<Record<string, Product>>,
): Products<Each> =>
  Object.fromEntries(
    Object.entries(submitted).map(([name, product]) => {
      const { carrierConfig } = product;
      if (!carrierConfig) return [name, product];
      const storedCarriers = Object.hasOwn(stored, name) ? stored[name]?.carrierConfig?.carriers : undefined;
      const carriers = withStoredSecrets(carrierConfig.carriers, storedCarriers ?? []);
      return [name, { ...product, carrierConfig: { ...carrierConfig, carriers } }];
    }),
  );

export const maskedProductIn = (products: Products<Product>): string | undefined =>
  Object.entries(products).find(([, { carrierConfig }]) =>
    carrierConfig?.carriers.some(({ account }) => Object.values(account ?? {}).includes(SECRET_MASK)),
  )?.[0];
