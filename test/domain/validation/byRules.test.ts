import { describe, expect, it } from 'vitest';
import { byRules } from '../../../src/domain/validation/byRules.ts';

describe('a field that named rules check', () => {
  it('shows the message of the first rule that does not accept its text', () => {
    const check = byRules(['noSpecialCharacters', 'doubleSpace']);
    expect(check('a b')).toBeUndefined();
    expect(check('a  b')).toBe('validation.doubleSpaceError');
    expect(check('<a  b>')).toBe('validation.noSpecialCharsError');
  });

  it('gives the rules what they need to know', () => {
    const check = byRules(['maxWarrantyDays'], { limits: { maxWarrantyDays: 30 } });
    expect(check('30')).toBeUndefined();
    expect(check('31')).toBe('validation.maxWarrantyDaysError');
  });
});
