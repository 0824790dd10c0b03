import { describe, expect, it } from 'vitest';
import { nextFormError } from '../../../src/domain/forms/formError.ts';

const incomplete = { kind: 'incomplete', message: 'constants.allFieldsError', fields: ['email', 'password'] } as const;
const invalid = {
  kind: 'invalid',
  fields: [
    { name: 'email', message: 'validation.emailInvalidError' },
    { name: 'password', message: 'wl.validation.passwordError' },
  ],
} as const;

const overForm = { message: 'constants.allFieldsError', place: 'form', field: 'email' } as const;
const atEmail = { message: 'validation.emailInvalidError', place: 'field', field: 'email' } as const;

describe('the error a form shows', () => {
  it('is that of the last submit, and the focus goes to the first offender [FM-1]', () => {
    expect(nextFormError(undefined, { kind: 'submitted', report: incomplete })).toEqual(overForm);
    expect(nextFormError(overForm, { kind: 'submitted', report: invalid })).toEqual(atEmail);
    expect(nextFormError(atEmail, { kind: 'submitted', report: { kind: 'complete' } })).toBeUndefined();
  });

  it('is gone after a change of route [FM-2]', () => {
    for (const shown of [overForm, atEmail, undefined])
      expect(nextFormError(shown, { kind: 'route-changed' })).toBeUndefined();
  });

  it('is gone once what is at fault is edited, and stays while something else is [FM-1]', () => {
    expect(nextFormError(atEmail, { kind: 'edited', field: 'email' })).toBeUndefined();
    expect(nextFormError(atEmail, { kind: 'edited', field: 'password' })).toBe(atEmail);
    expect(nextFormError(overForm, { kind: 'edited', field: 'password' })).toBeUndefined();
    expect(nextFormError(undefined, { kind: 'edited', field: 'email' })).toBeUndefined();
  });
});
