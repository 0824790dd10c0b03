import { describe, expect, it } from 'vitest';
import { adminClientScopes, canResetPasswords, staffScopes } from '../../../src/domain/session/scopes.ts';
import { loginField, missingCredentials } from '../../../src/domain/session/staffSignInForm.ts';
import { tokenRequest, type TokenGrant } from '../../../src/domain/session/tokenRequest.ts';

const login = { grantType: 'external', allowedScopes: ['portal:read', 'portal:write'] };

describe('the form of the token call', () => {
  it.each<readonly [TokenGrant, Record<string, string>]>([
    [
      { kind: 'staff-password', username: 'dana', password: 'p w', organisationId: 'ACME' },
      {
        grant_type: 'staff_password',
        username: 'dana',
        password: 'p w',
        organisationId: 'ACME',
        scope: 'returns_portal_service:app:admin prereg:read prereg:write',
      },
    ],
    [
      { kind: 'refresh', refreshToken: 'r' },
      { grant_type: 'refresh_token', refresh_token: 'r' },
    ],
    [
      { kind: 'identity-provider', idToken: 'i' },
      { grant_type: 'external', id_token: 'i' },
    ],
    [
      { kind: 'authorization-code', code: 'c' },
      { grant_type: 'external', code: 'c' },
    ],
    [
      { kind: 'widget-token', accessToken: 'w' },
      { grant_type: 'external', access_token: 'w', scope: 'portal:read portal:write' },
    ],
    [{ kind: 'admin-client' }, { grant_type: 'client_credentials', scope: adminClientScopes.join(' ') }],
  ])('of %j [AU-13] [AU-2] [API-2]', (grant, form) => {
    expect(tokenRequest(grant, login)).toEqual(form);
  });

  it('asks for the scopes of a staff sign-in [AU-2]', () => {
    expect(staffScopes).toEqual(['returns_portal_service:app:admin', 'prereg:read', 'prereg:write']);
  });

  it('asks for the scopes of the admin client [AU-15]', () => {
    expect(adminClientScopes).toEqual([
      'auth_staff_password',
      'auth_refresh_token',
      'authmanagement_staff:password_reset',
      'authmanagement_staff:password_reset_trigger',
      'prereg:write',
      'prereg:read',
      'returns_portal_service:app:admin',
    ]);
  });

  it('resets passwords with the admin client’s scopes, and not with one of the two [AU-17]', () => {
    expect(canResetPasswords(adminClientScopes)).toBe(true);
    expect(canResetPasswords(staffScopes)).toBe(false);
    expect(canResetPasswords(['authmanagement_staff:password_reset'])).toBe(false);
    expect(canResetPasswords(['authmanagement_staff:password_reset_trigger'])).toBe(false);
  });
});

describe('the sign-in form', () => {
  it('needs organisation, e-mail or username, and password [AU-2]', () => {
    const whole = { organisationId: 'ACME', username: 'dana', password: 'secret' };
    expect(missingCredentials(whole)).toEqual([]);
    expect(missingCredentials({ ...whole, username: '  ' })).toEqual(['username']);
    expect(missingCredentials({ ...whole, organisationId: '' })).toEqual(['organisationId']);
    expect(missingCredentials({ ...whole, password: '' })).toEqual(['password']);
    expect(missingCredentials({ ...whole, password: ' ' })).toEqual([]);
    expect(missingCredentials({ organisationId: ' ', username: '', password: '' })).toEqual([
      'organisationId',
      'username',
      'password',
    ]);
  });

  it.each([
    [{}, { asksFor: 'email-or-username', rule: 'singleByteLogin' }],
    [{ emailOnly: true }, { asksFor: 'email', rule: 'email' }],
    [{ validationException: true }, { asksFor: 'email-or-username', rule: undefined }],
    [
      { emailOnly: true, validationException: true },
      { asksFor: 'email', rule: undefined },
    ],
    [
      { emailOnly: false, validationException: false },
      { asksFor: 'email-or-username', rule: 'singleByteLogin' },
    ],
  ] as const)('with %j asks as %j [AU-16]', (auth, field) => {
    expect(loginField(auth)).toEqual(field);
  });
});
