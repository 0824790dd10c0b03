import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  portalSettings,
  readSetting,
  type PortalSetting,
} from '../../../src/domain/application-config/portalSetting.ts';
import { PATTERN_LIMIT } from '../../../src/domain/validation/patterns/patternEngine.ts';
import { compileRe2Pattern } from '../../../src/infrastructure/patterns/re2PatternEngine.ts';

const settings = Object.keys(portalSettings) as PortalSetting[];
const numbers = settings.filter((setting) => portalSettings[setting] === 'number');
const patterns = settings.filter((setting) => portalSettings[setting] === 'pattern');

describe('a setting of the portal', () => {
  it('is one of four numbers or two patterns [CF-6]', () => {
    expect(numbers).toEqual([
      'PURCHASE_WARRANTY_PERIOD',
      'DOMESTIC_PRICING_TIERS',
      'INTERNATIONAL_PRICING_TIERS',
      'DUE_DATE_DAYS',
    ]);
    expect(patterns).toEqual(['ORDER_ID_REGEX', 'RAN_REGEX']);
  });

  it.each(numbers)('%s is read as a whole number [CF-6]', (setting) => {
    expect(readSetting(setting, ' 30 ', compileRe2Pattern)).toEqual({ ok: true, value: 30 });
    expect(readSetting(setting, '0', compileRe2Pattern)).toEqual({ ok: true, value: 0 });
    for (const text of ['-1', '1.5', '1e3', '0x10', 'thirty', '1234567890', '٣'])
      expect(readSetting(setting, text, compileRe2Pattern)).toEqual({ ok: false, error: { kind: 'number-invalid' } });
  });

  it.each(patterns)('%s is read as a pattern that can be matched in linear time [CF-6]', (setting) => {
    expect(readSetting(setting, '^[A-Z]{2}\\d+ $', compileRe2Pattern)).toEqual({ ok: true, value: '^[A-Z]{2}\\d+ $' });
    for (const text of ['(', '(?=a)', '\\1'])
      expect(readSetting(setting, text, compileRe2Pattern)).toEqual({ ok: false, error: { kind: 'pattern-invalid' } });
    expect(readSetting(setting, 'a'.repeat(PATTERN_LIMIT.max), compileRe2Pattern)).toMatchObject({ ok: true });
    expect(readSetting(setting, 'a'.repeat(PATTERN_LIMIT.max + 1), compileRe2Pattern)).toEqual({
      ok: false,
      error: { kind: 'pattern-too-long' },
    });
  });

  it.each(settings)('%s is unset by an empty text [CF-6]', (setting) => {
    expect(readSetting(setting, '  ', compileRe2Pattern)).toEqual({ ok: true, value: undefined });
  });

  it('is read without a throw, whatever was typed [CF-6]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...settings), fc.string({ maxLength: 300 }), (setting, text) => {
        const read = readSetting(setting, text, compileRe2Pattern);
        if (read.ok && typeof read.value === 'number') expect(Number.isInteger(read.value)).toBe(true);
      }),
    );
  });
});
