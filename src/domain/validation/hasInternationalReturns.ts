import { isCountryEntry } from '../international/countryEntry.ts';
import { INTERNATIONAL_VALUE_ID } from '../international/internationalChange.ts';
import type { ValidationContext } from './validationContext.ts';

/**
 * Whether returns are on for any country but the home country, once pending changes are published. Without a home
 * country every country is a foreign one.
 */
export function hasInternationalReturns(context: ValidationContext): boolean {
  const isOn = new Map(Object.entries(context.countriesEnabled ?? {}));
  for (const { valueId, value } of context.pendingChanges?.values() ?? []) {
    if (valueId !== INTERNATIONAL_VALUE_ID || !Array.isArray(value)) continue;
    for (const entry of value.filter(isCountryEntry)) isOn.set(entry.code, entry.value);
  }
  return [...isOn].some(([code, on]) => on && code !== context.homeCountryCode);
}
