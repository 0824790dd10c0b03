import { describe, expect, it } from 'vitest';
import { byRules } from '../../../src/domain/validation/validate.ts';

describe('byRules', () => {
  it('returns the message of the first of several rules that rejects the text', () => {
    const check = byRules(['noSpecialCharacters', 'doubleSpace']);
    expect(check('a b')).toBeUndefined();
    expect(check('a  b')).toBe('validation.doubleSpaceError');
    expect(check('<a  b>')).toBe('validation.noSpecialCharsError');
  });

  it('passes the validation context to each rule', () => {
    const check = byRules(['maxWarrantyDays'], { limits: { maxWarrantyDays: 30 } });
    expect(check('30')).toBeUndefined();
    expect(check('31')).toBe('validation.maxWarrantyDaysError');
  });
});
