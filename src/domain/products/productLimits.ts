import type { ProductConfiguration } from '../company/companyConfiguration.ts';
import { deepEqual } from '../shared/deepEqual.ts';

export const MAX_PRODUCTS = 50;
export const MAX_PRODUCT_CARRIERS = 200;
export const MAX_PRODUCT_COUNTRIES = 300;

type Products = Readonly<Record<string, ProductConfiguration>>;

/** Lists of a product that no page validates, with their length and limit. */
const listsOf = ({ carrierConfig, countriesEnabled }: ProductConfiguration) =>
  [
    ['carrierConfig/carriers', carrierConfig?.carriers, carrierConfig?.carriers.length ?? 0, MAX_PRODUCT_CARRIERS],
    ['countriesEnabled', countriesEnabled, Object.keys(countriesEnabled ?? {}).length, MAX_PRODUCT_COUNTRIES],
  ] as const;

/** Pointer to the first list that exceeds its limit, unless the stored list is the same. */
export function productListTooLong(
  submitted: Products,
  [stored = {}, ...earlier]: readonly Products[],
): string | undefined {
  const count = new Set([...Object.keys(stored), ...Object.keys(submitted)]).size;
  if (count > MAX_PRODUCTS && count > Object.keys(stored).length) return '/products';
  for (const [name, product] of Object.entries(submitted))
    for (const [index, [place, list, length, max]] of listsOf(product).entries()) {
      const isPublished = (each: Products): boolean => deepEqual(each[name] && listsOf(each[name])[index]?.[1], list);
      if (length > max && ![stored, ...earlier].some(isPublished)) return `/products/${name}/${place}`;
    }
  return undefined;
}
