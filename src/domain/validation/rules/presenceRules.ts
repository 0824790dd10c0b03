import { GENERAL_MESSAGE, type ValidationRule } from '../validationRule.ts';
import { isCountryEntry, withEntries } from '../../international/countryEntry.ts';
import { INTERNATIONAL_VALUE_ID } from '../../international/internationalChange.ts';
import type { ValidationContext } from '../validationContext.ts';

/** True if a foreign country is enabled, with pending changes. Without a home country, every country is foreign. */
export function hasInternationalReturns(context: ValidationContext): boolean {
  const pending = [...(context.pendingChanges?.values() ?? [])]
    .filter(({ valueId }) => valueId === INTERNATIONAL_VALUE_ID)
    .flatMap(({ value }): readonly unknown[] => (Array.isArray(value) ? value : []))
    .filter(isCountryEntry);
  const enabled = withEntries(context.countriesEnabled ?? {}, pending);
  return Object.entries(enabled).some(([code, isOn]) => isOn && code !== context.homeCountryCode);
}

const isPresent = (value: string): boolean => /\S/.test(value);

export const presenceRules = {
  nonEmpty: { message: GENERAL_MESSAGE, validatesEmpty: true, accepts: isPresent },
  requiredForInternational: {
    message: 'validation.internationalRequiredError',
    validatesEmpty: true,
    accepts: (value, context) => isPresent(value) || !hasInternationalReturns(context),
  },
} as const satisfies Record<string, ValidationRule>;
