import { isBoolean, isRecord, isText } from '../shared/shapes.ts';

/** Two-letter country codes; true if customers can send returns from the country [PC-7]. */
export type CountriesEnabled = Readonly<Record<string, boolean>>;

export type CountryEntry = { readonly code: string; readonly value: boolean };

export const isCountryEntry = (value: unknown): value is CountryEntry =>
  isRecord(value) && isText(value['code']) && isBoolean(value['value']);

const byCode = (left: CountryEntry, right: CountryEntry): number =>
  left.code < right.code ? -1 : Number(left.code > right.code);

export const countryEntries = (countries: CountriesEnabled): readonly CountryEntry[] =>
  Object.entries(countries)
    .map(([code, value]) => ({ code, value }))
    .toSorted(byCode);

/** Entries of countries that are enabled or already listed, so enabling and disabling a country changes nothing. */
export const entriesWith = (published: CountriesEnabled, enabledCodes: ReadonlySet<string>): readonly CountryEntry[] =>
  [...new Set([...Object.keys(published), ...enabledCodes])]
    .map((code) => ({ code, value: enabledCodes.has(code) }))
    .toSorted(byCode);

export const withEntries = (countries: CountriesEnabled, entries: readonly CountryEntry[]): CountriesEnabled =>
  Object.fromEntries([...Object.entries(countries), ...entries.map(({ code, value }) => [code, value] as const)]);
