export const addressFields = [
  'line1',
  'line2',
  'line3',
  'unitNumber',
  'blockNumber',
  'town',
  'area',
  'postcode',
  'country',
] as const;
export type AddressField = (typeof addressFields)[number];

/** Postal address. `country` is ISO 3166-1 alpha-2. */
export type Address = { readonly [Field in AddressField]?: string | undefined };
