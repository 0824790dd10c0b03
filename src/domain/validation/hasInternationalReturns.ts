import type { ValidationContext } from './validationContext.ts';

/** Marks the pending change that switches countries on and off (source, section 3). */
const INTERNATIONAL_VALUE_ID = 'PORTAL_INTERNATIONAL_ACTIVE';

type CountrySwitch = { readonly code: string; readonly value: boolean };

const isCountrySwitch = (entry: unknown): entry is CountrySwitch =>
  typeof entry === 'object' &&
  entry !== null &&
  typeof (entry as Partial<CountrySwitch>).code === 'string' &&
  typeof (entry as Partial<CountrySwitch>).value === 'boolean';

/**
 * Whether returns are on for any country but the home country, once pending changes are published. Without a home
 * country every country is a foreign one.
 */
export function hasInternationalReturns(context: ValidationContext): boolean {
  const isOn = new Map(Object.entries(context.countriesEnabled ?? {}));
  for (const { valueId, value } of context.pendingChanges?.values() ?? []) {
    if (valueId !== INTERNATIONAL_VALUE_ID || !Array.isArray(value)) continue;
    for (const entry of value.filter(isCountrySwitch)) isOn.set(entry.code, entry.value);
  }
  return [...isOn].some(([code, on]) => on && code !== context.homeCountryCode);
}
