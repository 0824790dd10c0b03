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

/** A postal address as the service keeps it. Absent fields are not filled in; `country` is ISO 3166-1, two letters. */
export type Address = { readonly [Field in AddressField]?: string | undefined };
