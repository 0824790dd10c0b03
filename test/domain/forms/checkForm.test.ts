import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALL_FIELDS_ERROR, checkForm } from '../../../src/domain/forms/checkForm.ts';
import type { FormField } from '../../../src/domain/forms/formField.ts';

const email: FormField<'email'> = { name: 'email', value: 'a@b.example', isRequired: true, rules: ['email'] };
const name: FormField<'name'> = { name: 'name', value: 'Anna', rules: ['noSpecialCharacters', 'doubleSpace'] };
const password: FormField<'password'> = { name: 'password', value: 'Abcdefg1', isRequired: true, rules: ['password'] };

describe('a submitted form', () => {
  it('is complete where every required field is filled and every field is valid [FM-1]', () => {
    expect(checkForm([email, name, password])).toEqual({ kind: 'complete' });
    expect(checkForm([email, { ...name, value: '' }, password])).toEqual({ kind: 'complete' });
    expect(checkForm([])).toEqual({ kind: 'complete' });
  });

  it('shows its own error first where a required field is empty, whatever else is wrong before it [FM-1]', () => {
    expect(checkForm([{ ...email, value: 'malformed' }, name, { ...password, value: ' \t' }])).toEqual({
      kind: 'incomplete',
      message: 'constants.allFieldsError',
      fields: ['password'],
    });
    expect(ALL_FIELDS_ERROR).toBe('constants.allFieldsError');
  });

  it('names every empty field, for the focus the first one first [FM-1]', () => {
    expect(checkForm([{ ...email, value: '' }, name, { ...password, value: '' }])).toMatchObject({
      fields: ['email', 'password'],
    });
  });

  it('may have a text of its own for an empty field [FM-1]', () => {
    expect(checkForm([{ ...email, value: '' }], {}, 'signIn.fillIn')).toMatchObject({ message: 'signIn.fillIn' });
  });

  it('shows the first invalid field’s error else, in the order of the form [FM-1]', () => {
    const fields = [email, { ...name, value: '<b>  ' }, { ...password, value: 'short' }];
    expect(checkForm(fields)).toEqual({
      kind: 'invalid',
      fields: [
        { name: 'name', message: 'validation.noSpecialCharsError' },
        { name: 'password', message: 'wl.validation.passwordError' },
      ],
    });
    expect(checkForm(fields.toReversed())).toMatchObject({ fields: [{ name: 'password' }, { name: 'name' }] });
  });

  it('asks the rules of a field in their order, with what they need to know [FM-1]', () => {
    expect(checkForm([{ ...name, value: 'a  b' }])).toMatchObject({
      fields: [{ message: 'validation.doubleSpaceError' }],
    });
    const repeated: FormField = { name: 'repeated', value: '', rules: ['confirmPassword'] };
    expect(checkForm([repeated], { shared: { currentPassword: 'Abcdefg1' } }).kind).toBe('invalid');
    expect(checkForm([{ ...repeated, value: 'Abcdefg1' }], { shared: { currentPassword: 'Abcdefg1' } }).kind).toBe(
      'complete',
    );
  });

  it('judges no field before all required ones are filled, and lets nothing through that is wrong [FM-1]', () => {
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
        const { kind } = checkForm(fields);
        expect(kind).toBe(blanks.length > 0 ? 'incomplete' : wrong.length > 0 ? 'invalid' : 'complete');
      }),
    );
  });
});
