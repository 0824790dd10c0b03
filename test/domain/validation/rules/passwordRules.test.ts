import { describe, expect, it } from 'vitest';
import { validate } from '../../../../src/domain/validation/validate.ts';
import { acceptedOf } from '../acceptedOf.ts';

describe('a password', () => {
  it('consists of 8 to 20 characters with a digit, a lowercase and an uppercase letter [VL-password]', () => {
    const right = ['Abcdefg1', `aA1${'x'.repeat(17)}`, 'Aa1 with spaces!', 'Aa1💡💡💡💡💡'];
    const wrong = [
      'Abcdef1',
      `aA1${'x'.repeat(18)}`,
      'abcdefg1',
      'ABCDEFG1',
      'Abcdefgh',
      'Aa1💡💡💡💡',
      'éÉ１éÉ１éÉ１',
    ];
    expect(acceptedOf('password', [...right, ...wrong])).toEqual(right);
  });

  it('is strong if it contains at least 12 characters and one of eight special characters [VL-strongPassword]', () => {
    const signed = [...'@#$%^&+=!'].map((sign) => `Abcdefghij1${sign}`);
    const wrong = ['Abcdefghi1!', 'Abcdefghij1-', 'abcdefghij1!', 'ABCDEFGHIJ1!', 'Abcdefghijk!', 'Abcdefghijk1'];
    expect(acceptedOf('strongPassword', [...signed, ...wrong])).toEqual(signed);
    expect(validate('strongPassword', `Aa1!${'x'.repeat(500)}`)).toBeUndefined();
  });

  it('is confirmed if the user enters the same password again [VL-confirmPassword]', () => {
    const shared = { currentPassword: 'Abcdefg1' };
    expect(acceptedOf('confirmPassword', ['Abcdefg1', 'abcdefg1', 'Abcdefg1 ', ''], { shared })).toEqual(['Abcdefg1']);
    expect(acceptedOf('confirmPassword', ['', 'Abcdefg1'], { shared: { currentPassword: '' } })).toEqual([]);
    expect(acceptedOf('confirmPassword', ['', 'Abcdefg1', 'undefined'])).toEqual([]);
  });
});
