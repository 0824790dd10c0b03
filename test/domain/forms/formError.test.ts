import { describe, expect, it } from 'vitest';
import { nextFormError, type FormError } from '../../../src/domain/forms/formError.ts';

const incomplete = { kind: 'incomplete', message: 'constants.allFieldsError', fields: ['email', 'password'] } as const;
const invalid = {
  kind: 'invalid',
  fields: [
    { name: 'email', message: 'validation.emailInvalidError' },
    { name: 'password', message: 'wl.validation.passwordError' },
  ],
} as const;

const overForm: FormError = { message: 'constants.allFieldsError', place: 'form', fields: ['email', 'password'] };
const atEmail: FormError = { message: 'validation.emailInvalidError', place: 'field', field: 'email' };

describe('nextFormError', () => {
  it('returns the error of the last submit, which moves the focus to the first invalid field [FM-1]', () => {
    expect(nextFormError(undefined, { kind: 'submitted', report: incomplete })).toEqual(overForm);
    expect(nextFormError(overForm, { kind: 'submitted', report: invalid })).toEqual(atEmail);
    expect(nextFormError(atEmail, { kind: 'submitted', report: { kind: 'complete' } })).toBeUndefined();
  });

  it('returns the error reported by the service until the user edits its field [FM-1]', () => {
    const nameTaken: FormError = { message: 'signup.nameTaken', place: 'field', field: 'email' };
    expect(nextFormError(undefined, { kind: 'refused', error: nameTaken })).toBe(nameTaken);
    expect(nextFormError(nameTaken, { kind: 'edited', field: 'email' })).toBeUndefined();
  });

  it('removes the error of a form after a route change [FM-2]', () => {
    for (const shown of [overForm, atEmail, undefined])
      expect(nextFormError(shown, { kind: 'route-changed' })).toBeUndefined();
  });

  it('removes the error of a field only if the user edits that field, and an error of the form after any edit [FM-1]', () => {
    expect(nextFormError(atEmail, { kind: 'edited', field: 'email' })).toBeUndefined();
    expect(nextFormError(atEmail, { kind: 'edited', field: 'password' })).toBe(atEmail);
    expect(nextFormError(overForm, { kind: 'edited', field: 'password' })).toBeUndefined();
    expect(nextFormError(undefined, { kind: 'edited', field: 'email' })).toBeUndefined();
  });
});
