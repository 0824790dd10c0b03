import { describe, expect, it } from 'vitest';
import { validate } from '../../../../src/domain/validation/validate.ts';
import type { ValidationContext } from '../../../../src/domain/validation/validationContext.ts';
import { aChange, changesOf } from '../../../support/samples/builders.ts';

const isAsked = (context: ValidationContext) => validate('requiredForInternational', ' ', context) !== undefined;

/** A pending change of the enabled countries. */
const switching = (value: unknown) =>
  changesOf({ ...aChange('international', value), valueId: 'PORTAL_INTERNATIONAL_ACTIVE' });

describe('a setting required for international returns', () => {
  it('is required if a country other than the home country is enabled [VL-requiredForInternational]', () => {
    expect(isAsked({ countriesEnabled: { GB: true, FR: false, DE: true }, homeCountryCode: 'GB' })).toBe(true);
    expect(isAsked({ countriesEnabled: { GB: true, FR: false }, homeCountryCode: 'GB' })).toBe(false);
    expect(isAsked({ countriesEnabled: { GB: true } })).toBe(true);
    expect(isAsked({})).toBe(false);
  });

  it('is required depending on whether pending changes enable or disable countries abroad [VL-requiredForInternational] [PC-7]', () => {
    const configured = { countriesEnabled: { FR: true, DE: false }, homeCountryCode: 'GB' };
    expect(isAsked({ ...configured, pendingChanges: switching([{ code: 'FR', value: false }]) })).toBe(false);
    expect(isAsked({ ...configured, pendingChanges: switching([{ code: 'GB', value: true }]) })).toBe(true);
    expect(
      isAsked({
        ...configured,
        pendingChanges: switching([
          { code: 'FR', value: false },
          { code: 'DE', value: true },
        ]),
      }),
    ).toBe(true);
    expect(
      isAsked({ ...configured, pendingChanges: changesOf(aChange('international', [{ code: 'FR', value: false }])) }),
    ).toBe(true);
  });

  it('is not affected by a malformed pending change of the countries [VL-requiredForInternational]', () => {
    for (const value of [undefined, null, 'FR', { code: 'FR' }, [null, 7, { code: 1, value: true }, { code: 'FR' }]])
      expect(isAsked({ homeCountryCode: 'GB', pendingChanges: switching(value) })).toBe(false);
  });

  it('is valid if the setting is not empty [VL-requiredForInternational]', () => {
    expect(validate('requiredForInternational', 'x', { countriesEnabled: { FR: true } })).toBeUndefined();
  });
});
