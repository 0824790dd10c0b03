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

/** The lines above the country as they are written on a parcel, empty ones left out. */
export function addressLines({
  unitNumber,
  blockNumber,
  line1,
  line2,
  line3,
  town,
  area,
  postcode,
}: Address): readonly string[] {
  const joined = (...parts: readonly (string | undefined)[]): string =>
    parts.flatMap((part) => part?.trim() || []).join(' ');
  return [joined(blockNumber, unitNumber, line1), joined(line2), joined(line3), joined(town, area, postcode)].filter(
    (line) => line !== '',
  );
}
