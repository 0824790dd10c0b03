import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_FIELDS_ERROR, checkForm, type FormField } from '../../../src/domain/forms/checkForm.ts';
import { byRules, type RuleName, type ValidationMessageKey } from '../../../src/domain/validation/validate.ts';
import type { ValidationContext } from '../../../src/domain/validation/validationContext.ts';

type Field<Name extends string> = {
  readonly name: Name;
  readonly value: string;
  readonly isRequired?: boolean;
  readonly rules?: readonly RuleName[];
};
const email: Field<'email'> = { name: 'email', value: 'a@b.example', isRequired: true, rules: ['email'] };
const name: Field<'name'> = { name: 'name', value: 'Anna', rules: ['noSpecialCharacters', 'doubleSpace'] };
const password: Field<'password'> = { name: 'password', value: 'Abcdefg1', isRequired: true, rules: ['password'] };

const submit = (fields: readonly Field<string>[], context?: ValidationContext, formError?: string) =>
  checkForm<string, ValidationMessageKey, string>(
    fields.map(({ rules = [], ...field }): FormField<string, ValidationMessageKey> => ({
      ...field,
      check: () => byRules(rules, context)(field.value),
    })),
    formError,
  );

describe('checkForm', () => {
  it('returns `complete` if every required field is filled and every field is valid [FM-1]', () => {
    expect(submit([email, name, password])).toEqual({ kind: 'complete' });
    expect(submit([email, { ...name, value: '' }, password])).toEqual({ kind: 'complete' });
    expect(submit([])).toEqual({ kind: 'complete' });
  });

  it('reports empty required fields before any invalid field [FM-1]', () => {
    expect(submit([{ ...email, value: 'malformed' }, name, { ...password, value: ' \t' }])).toEqual({
      kind: 'incomplete',
      message: 'constants.allFieldsError',
      fields: ['password'],
    });
    expect(ALL_FIELDS_ERROR).toBe('constants.allFieldsError');
  });

  it('lists all empty required fields in the order in which they get the focus [FM-1]', () => {
    expect(submit([{ ...email, value: '' }, name, { ...password, value: '' }])).toMatchObject({
      fields: ['email', 'password'],
    });
  });

  it('reports an empty required field with the given text instead of the default text [FM-1]', () => {
    expect(submit([{ ...email, value: '' }], {}, 'signIn.fillIn')).toMatchObject({ message: 'signIn.fillIn' });
  });

  it('reports invalid fields in the order of the form if no required field is empty [FM-1]', () => {
    const fields = [email, { ...name, value: '<b>  ' }, { ...password, value: 'short' }];
    expect(submit(fields)).toEqual({
      kind: 'invalid',
      fields: [
        { name: 'name', message: 'validation.noSpecialCharsError' },
        { name: 'password', message: 'wl.validation.passwordError' },
      ],
    });
    expect(submit(fields.toReversed())).toMatchObject({ fields: [{ name: 'password' }, { name: 'name' }] });
  });

  it('applies the rules of a field in order, and passes the values of other fields that the rules need [FM-1]', () => {
    expect(submit([{ ...name, value: 'a  b' }])).toMatchObject({
      fields: [{ message: 'validation.doubleSpaceError' }],
    });
    const repeated: Field<'repeated'> = { name: 'repeated', value: '', rules: ['confirmPassword'] };
    expect(submit([repeated], { shared: { currentPassword: 'Abcdefg1' } }).kind).toBe('invalid');
    expect(submit([{ ...repeated, value: 'Abcdefg1' }], { shared: { currentPassword: 'Abcdefg1' } }).kind).toBe(
      'complete',
    );
  });

  it('treats undefined, an empty text and an empty list as empty, but not 0 or false [FM-1]', () => {
    const required = (value: unknown): FormField => ({ name: 'field', value, isRequired: true });
    expect([undefined, '', []].map((value) => checkForm([required(value)]).kind)).toEqual(Array(3).fill('incomplete'));
    expect([0, false, ['x']].map((value) => checkForm([required(value)]).kind)).toEqual(Array(3).fill('complete'));
  });

  it('returns `incomplete` while a required field is empty, otherwise `invalid` if a field is invalid [FM-1]', () => {
    const field = fc.record({
      name: fc.constantFrom('a', 'b', 'c'),
      value: fc.constantFrom('', ' ', '1', 'x'),
      isRequired: fc.boolean(),
      rules: fc.constantFrom(['numbers' as const], []),
    });
    fc.assert(
      fc.property(fc.array(field, { maxLength: 5 }), (fields) => {
        const blanks = fields.filter(({ value, isRequired }) => isRequired && value.trim() === '');
        const wrong = fields.filter(({ value, rules }) => rules.length > 0 && value !== '' && value !== '1');
        const { kind } = submit(fields);
        expect(kind).toBe(blanks.length > 0 ? 'incomplete' : wrong.length > 0 ? 'invalid' : 'complete');
      }),
    );
  });
});
