import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_ERROR_MESSAGE, errorMessageKeys } from '../../../src/domain/errors/errorMessages.ts';
import { admitPerson } from '../../../src/domain/session/admitPerson.ts';
import { isExternalSignInError } from '../../../src/domain/session/externalSignInError.ts';
import { loginRefusal, type LoginFailure } from '../../../src/domain/session/loginRefusal.ts';
import { signInMethods } from '../../../src/domain/session/signInMethod.ts';

const answer = (status: number | undefined, message?: string, hadCode = false): LoginFailure => ({
  kind: 'answer',
  status,
  message,
  hadCode,
});

describe('a failed sign-in', () => {
  it.each<readonly [string, LoginFailure, string, string]>([
    ['a code the provider refuses', { kind: 'identity-provider-code' }, 'invalidIDPToken', 'identity-provider-code'],
    ['an error in the hash', { kind: 'external-error' }, 'loginNotValid', 'external-error'],
    ['an unknown role', { kind: 'role-unknown' }, 'permissions', 'role-unknown'],
    ['an admin from outside', { kind: 'admin-by-external-provider' }, 'permissions', 'admin-by-external-provider'],
    ['a disabled company', { kind: 'company-disabled' }, 'companyIsDisabled', 'company-disabled'],
    ['a known message', answer(403, 'constants.apiErrors.companyIsDisabled'), 'companyIsDisabled', 'known-message'],
    ['a known message on a 401', answer(401, 'constants.apiErrors.permissions', true), 'permissions', 'known-message'],
    ['a 401 with a code', answer(401, undefined, true), 'codeExpired', 'code-expired'],
    ['any other 401', answer(401, 'Bad credentials'), 'loginNotValid', 'not-valid'],
    ['a 403', answer(403), 'default', 'unmapped'],
    ['a 500 with a code', answer(500, 'oops', true), 'default', 'unmapped'],
    ['no answer', answer(undefined), 'default', 'unmapped'],
  ])('by %s shows its message and is reported by its case [AU-14] [ER-1]', (_, failure, key, reportAs) => {
    expect(loginRefusal(failure)).toEqual({ messageKey: `constants.apiErrors.${key}`, reportAs });
  });

  it('shows a key of the catalogue whatever the service answers, and never its words [ER-3]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 599 }), fc.string(), fc.boolean(), (status, message, hadCode) => {
        const { messageKey } = loginRefusal(answer(status, message, hadCode));
        expect(errorMessageKeys).toContain(messageKey);
        if (status !== 401) expect(messageKey).toBe(DEFAULT_ERROR_MESSAGE);
      }),
    );
  });
});

describe('a person with valid tokens', () => {
  const allowed = { admin: ['owner'], merchant: ['staff'] };
  const person = { roles: ['staff'], allowed, method: 'staff-password', isCompanyEnabled: true } as const;

  it('comes in as staff of an enabled company, by any way [AU-10]', () => {
    for (const method of signInMethods)
      expect(admitPerson({ ...person, method })).toEqual({ ok: true, value: 'merchant' });
    expect(admitPerson({ ...person, isCompanyEnabled: false })).toEqual({
      ok: false,
      error: { kind: 'company-disabled' },
    });
  });

  it('comes in as admin by password or widget, not by an external provider [AU-11]', () => {
    const admitted = signInMethods.filter(
      (method) => admitPerson({ ...person, roles: ['owner'], method, isCompanyEnabled: false }).ok,
    );
    expect(admitted).toEqual(['staff-password', 'widget-token']);
    expect(admitPerson({ ...person, roles: ['owner'], method: 'identity-provider' })).toEqual({
      ok: false,
      error: { kind: 'admin-by-external-provider' },
    });
  });

  it.each([[['owner', 'staff']], [['visitor']], [[]]])('with the roles %j is refused [AU-9]', (roles) => {
    expect(admitPerson({ ...person, roles })).toEqual({ ok: false, error: { kind: 'role-unknown' } });
  });
});

describe('the hash an external provider comes back with', () => {
  it.each([
    '#error=access_denied',
    'error=access_denied',
    '#state=1&error=access_denied&error_description=no',
    '##error=access_denied',
    '#%23error=access_denied',
    '#error',
    '#a=%zz&error=1',
  ])('tells of an error: %s [AU-12]', (hash) => {
    expect(isExternalSignInError(hash)).toBe(true);
  });

  it.each(['', '#', '#id_token=abc&state=1', '#error_description=x', '#state=error', '#terror=1', '#%zz', '#top'])(
    'tells of none: %j [AU-12]',
    (hash) => {
      expect(isExternalSignInError(hash)).toBe(false);
    },
  );

  it('is read whatever it holds [AU-12]', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('#', '%', '=', '&', '/', 'e', 'é', '3', '\ud800') }), (hash) => {
        isExternalSignInError(hash);
        expect(isExternalSignInError(`${hash}&error=1`)).toBe(true);
      }),
    );
  });
});
