import type { PendingChange } from '../changes/pendingChange.ts';
import {
  countryEntries,
  entriesWith,
  isCountryEntry,
  type CountriesEnabled,
  type CountryEntry,
} from './countryEntry.ts';

/** What an international change says it is about (source, section 3). */
export const INTERNATIONAL_VALUE_ID = 'PORTAL_INTERNATIONAL_ACTIVE';
const COUNTRIES_KEY = 'international.countriesEnabled';

/** The pending change after which exactly these countries are on: one change for all of them. */
export const internationalChange = (published: CountriesEnabled, enabledCodes: ReadonlySet<string>): PendingChange => ({
  type: 'COMPANY',
  key: COUNTRIES_KEY,
  valueId: INTERNATIONAL_VALUE_ID,
  value: entriesWith(published, enabledCodes),
  originalValue: countryEntries(published),
});

const isEntries = (value: unknown): value is readonly CountryEntry[] =>
  Array.isArray(value) && value.every(isCountryEntry);

/** An international change, in key, value id and the shape of both values: storage may hold anything. */
export type InternationalChange = PendingChange & {
  readonly value: readonly CountryEntry[];
  readonly originalValue: readonly CountryEntry[];
};

export const isInternationalChange = (change: PendingChange): change is InternationalChange =>
  change.type === 'COMPANY' &&
  change.key === COUNTRIES_KEY &&
  change.valueId === INTERNATIONAL_VALUE_ID &&
  isEntries(change.value) &&
  isEntries(change.originalValue);

/** The codes a change switches on and off, each in the order of the codes. */
export function switchedCountries({ value, originalValue }: InternationalChange): {
  readonly on: readonly string[];
  readonly off: readonly string[];
} {
  const onCodes = (entries: readonly CountryEntry[]): readonly string[] =>
    entries.filter((entry) => entry.value).map(({ code }) => code);
  const [before, after] = [onCodes(originalValue), onCodes(value)];
  return {
    on: after.filter((code) => !before.includes(code)),
    off: before.filter((code) => !after.includes(code)),
  };
}
