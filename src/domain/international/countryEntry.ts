/** Which countries' customers can send returns, by code [PC-7]. */
export type CountriesEnabled = Readonly<Record<string, boolean>>;

/** One country of an international change [PC-7]. */
export type CountryEntry = { readonly code: string; readonly value: boolean };

/** Whether anything, as read from storage, is an entry. */
export function isCountryEntry(value: unknown): value is CountryEntry {
  const entry = value as Partial<CountryEntry> | null | undefined;
  return typeof entry === 'object' && typeof entry?.code === 'string' && typeof entry.value === 'boolean';
}

const byCode = (left: CountryEntry, right: CountryEntry): number =>
  left.code < right.code ? -1 : Number(left.code > right.code);

/** The countries as a change carries them, in the order of their codes. */
export const countryEntries = (countries: CountriesEnabled): readonly CountryEntry[] =>
  Object.entries(countries)
    .map(([code, value]) => ({ code, value }))
    .toSorted(byCode);

/**
 * The entries once exactly these countries are on. A country that was never named and stays off is not named now,
 * so that switching it on and off again leads back to the entries there were.
 */
export const entriesWith = (published: CountriesEnabled, enabledCodes: ReadonlySet<string>): readonly CountryEntry[] =>
  [...new Set([...Object.keys(published), ...enabledCodes])]
    .map((code) => ({ code, value: enabledCodes.has(code) }))
    .toSorted(byCode);

/** The countries with entries published over them; countries the entries do not name stay. */
export const withEntries = (countries: CountriesEnabled, entries: readonly CountryEntry[]): CountriesEnabled =>
  Object.fromEntries([...Object.entries(countries), ...entries.map(({ code, value }) => [code, value] as const)]);
