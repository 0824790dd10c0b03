import { describe, expect, it } from 'vitest';
import { accountFieldsOf, accountForms } from '../../../../src/domain/carriers/account/accountFields.ts';
import { accountProblems } from '../../../../src/domain/carriers/account/accountProblems.ts';
import { validate } from '../../../../src/domain/validation/validate.ts';

const fields = Object.values(accountForms).flat();
const shapes = {
  digits: /^\d+$/,
  'letters-and-digits': /^[A-Za-z\d]+$/,
  hexadecimal: /^[\da-f-]+$/i,
  any: /^\S+$/,
};

describe('the account form of a carrier', () => {
  it.each([
    ['AUSTRALIA_POST', 'chargeAccount', 'chargeAccountAU', [5, 6, 7], 'digits', true],
    ['AUSTRALIA_POST', 'merchantLocationId', 'merchantLocationIdAU', [3, 5], 'letters-and-digits', true],
    ['AUSTRALIA_POST', 'businessNumber', 'abnNumberAU', [11], 'digits', false],
    ['BPOST', 'accountNumber', 'bpostAccountNumber', [6], 'letters-and-digits', true],
    ['DPD', 'accountNumber', 'dpdAccountNumber', [6, 7], 'letters-and-digits', true],
    ['GLS_ES', 'accountNumber', 'glsESAccountNumber', [36], 'hexadecimal', true],
    ['SINGAPORE_POST', 'accountNumber', 'accountIdSGP', [8], 'letters-and-digits', true],
    ['SINGAPORE_POST', 'phoneNumber', 'phoneNumberSGP', [8], 'any', false],
    ['USPS', 'accountNumber', 'uspsAccountCode', [32], 'any', true],
  ])(
    'for %s contains the field %s with the rule %s, %j characters, %s, required: %s [CR-6]',
    (carrier, name, rule, lengths, characters, isRequired) => {
      const field = accountFieldsOf(carrier).find((each) => each.name === name);
      expect(field).toMatchObject({ rule, lengths, characters, isRequired });
    },
  );

  it('accepts full-width digits and typographic dashes as ordinary digits and dashes [CR-6]', () => {
    expect(
      accountProblems('SINGAPORE_POST', { accountNumber: '１２３４５６７A', phoneNumber: '6123\u2013456' }),
    ).toEqual([]);
    expect(accountProblems('GLS_ES', { accountNumber: '01234567–89ab–cdef–0123–456789abcdef' })).toEqual([]);
    expect(accountProblems('USPS', { accountNumber: 'ｘ'.repeat(31) })).toHaveLength(1);
  });

  it('contains only the nine account fields that this file tests [CR-6]', () => {
    expect(fields).toHaveLength(9);
  });

  it.each(fields)('has an example value that the field’s rule $rule accepts [CR-6]', (field) => {
    expect(field.lengths).toContain(field.example.length);
    expect(field.example).toMatch(shapes[field.characters]);
  });

  it('contains each field once and at least one required field, and marks keys and codes as secret [CR-6]', () => {
    for (const form of Object.values(accountForms)) {
      expect(new Set(form.map(({ name }) => name)).size).toBe(form.length);
      expect(form.some(({ isRequired }) => isRequired)).toBe(true);
    }
    expect(fields.filter(({ isSecret }) => isSecret).map(({ rule }) => rule)).toEqual([
      'glsESAccountNumber',
      'uspsAccountCode',
    ]);
  });

  it.each(['YAMATO', '', 'constructor'])('has no fields for %j, a carrier that needs no account [CR-6]', (carrier) => {
    expect(accountFieldsOf(carrier)).toEqual([]);
    expect(accountProblems(carrier, {})).toEqual([]);
  });
});

describe('accountProblems', () => {
  it('reports every required field if the form is empty [CR-6]', () => {
    expect(accountProblems('AUSTRALIA_POST', { merchantLocationId: '  ' })).toEqual([
      { kind: 'required', field: 'chargeAccount' },
      { kind: 'required', field: 'merchantLocationId' },
    ]);
  });

  it('validates each field by its own rule, ignoring surrounding spaces [CR-6]', () => {
    const values = { chargeAccount: ' 123456 ', merchantLocationId: 'AB12', businessNumber: '1234567890' };
    expect(accountProblems('AUSTRALIA_POST', values)).toEqual([
      { kind: 'malformed', field: 'merchantLocationId', messageKey: 'validation.merchantLocationIdAUError' },
      { kind: 'malformed', field: 'businessNumber', messageKey: 'validation.abnNumberAUError' },
    ]);
  });

  it.each(Object.entries(accountForms))('accepts the example values of the form of %s [CR-6]', (carrier, form) => {
    const values = Object.fromEntries(form.map(({ name, example }) => [name, example]));
    expect(accountProblems(carrier, values)).toEqual([]);
  });

  it.each(fields)('rejects a value of $rule that has a wrong length [CR-6]', (field) => {
    const longest = Math.max(...field.lengths);
    for (const length of Array.from({ length: longest + 2 }, (_, index) => index + 1)) {
      const value = (field.example.repeat(2) + field.example).slice(0, length);
      if (!field.lengths.includes(length)) expect(validate(field.rule, value)).toBeDefined();
    }
  });
});
