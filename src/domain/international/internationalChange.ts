import type { PendingChange } from '../changes/pendingChange.ts';
import { isRemoval, REMOVED, type Removal } from '../changes/removal.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import {
  countryEntries,
  entriesWith,
  isCountryEntry,
  type CountriesEnabled,
  type CountryEntry,
} from './countryEntry.ts';

export const INTERNATIONAL_VALUE_ID = 'PORTAL_INTERNATIONAL_ACTIVE';
export const COUNTRIES_KEY = 'international.countriesEnabled';

const changeOf = (
  value: InternationalChange['value'],
  originalValue: InternationalChange['originalValue'],
): PendingChange => ({ type: 'COMPANY', key: COUNTRIES_KEY, valueId: INTERNATIONAL_VALUE_ID, value, originalValue });

export const internationalChange = (published: CountriesEnabled, enabledCodes: ReadonlySet<string>): PendingChange =>
  changeOf(entriesWith(published, enabledCodes), countryEntries(published));

const isEntries = (value: unknown): value is readonly CountryEntry[] =>
  Array.isArray(value) && value.every(isCountryEntry);

export type InternationalChange = PendingChange & {
  readonly value: readonly CountryEntry[] | Removal;
  readonly originalValue: readonly CountryEntry[];
};

export const isInternationalChange = (change: PendingChange): change is InternationalChange =>
  change.type === 'COMPANY' &&
  change.key === COUNTRIES_KEY &&
  change.valueId === INTERNATIONAL_VALUE_ID &&
  (isEntries(change.value) || isRemoval(change.value)) &&
  isEntries(change.originalValue);

export const countriesOn = (value: InternationalChange['value']): readonly string[] =>
  isRemoval(value) ? [] : value.filter((entry) => entry.value).map(({ code }) => code);

export const countriesAfter = ({ value }: InternationalChange): CountriesEnabled | undefined =>
  isRemoval(value) ? undefined : Object.fromEntries(value.map((entry) => [entry.code, entry.value]));

export function internationalDifference(
  from: CountriesEnabled | undefined,
  to: CountriesEnabled | undefined,
): PendingChange | undefined {
  const originalValue = countryEntries(from ?? {});
  const entries = countryEntries(to ?? {});
  if (deepEqual(entries, originalValue)) return undefined;
  return changeOf(entries.length > 0 ? entries : REMOVED, originalValue);
}
