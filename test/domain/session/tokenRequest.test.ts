import { describe, expect, it } from 'vitest';
import { adminClientScopes, staffScopes } from '../../../src/domain/session/scopes.ts';
import { loginField } from '../../../src/domain/session/staffSignInForm.ts';
import { tokenRequest, type ExternalGrant } from '../../../src/domain/session/tokenRequest.ts';
import { companyId } from '../../support/samples/builders.ts';

const login = { grantType: 'external', key: 'portal', allowedScopes: ['portal:read', 'portal:write'] } as const;
const whose = { grant_type: 'external', organisationId: 'ACME', client_id: 'portal' };

describe('tokenRequest', () => {
  it.each<readonly [ExternalGrant, Record<string, string>]>([
    [
      { kind: 'identity-provider', idToken: 'i', nonce: 'n' },
      { ...whose, id_token: 'i', nonce: 'n' },
    ],
    [
      { kind: 'authorization-code', code: 'c', nonce: 'n', codeVerifier: 'v', redirectUri: 'https://portal/login' },
      { ...whose, code: 'c', nonce: 'n', code_verifier: 'v', redirect_uri: 'https://portal/login' },
    ],
    [
      { kind: 'authorization-code', code: 'c', nonce: 'n', codeVerifier: 'v', redirectUri: 'r', issuer: 'https://id' },
      { ...whose, code: 'c', nonce: 'n', code_verifier: 'v', redirect_uri: 'r', iss: 'https://id' },
    ],
    [
      { kind: 'widget-token', accessToken: 'w' },
      { ...whose, access_token: 'w', scope: 'portal:read portal:write' },
    ],
  ])('for the grant %j has the form that the specification requires [AU-13] [API-2]', (grant, form) => {
    expect(tokenRequest(grant, companyId('ACME'), login)).toEqual(form);
  });

  it('requests all scopes for a sign-in by password [AU-2]', () => {
    expect(staffScopes).toEqual(['returns_portal_service:app:admin', 'prereg:read', 'prereg:write']);
  });

  it('requests the scopes of an admin client', () => {
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
});

describe('the sign-in form', () => {
  it.each([
    [{}, { asksFor: 'email-or-username', rule: 'singleByteLogin' }],
    [{ emailOnly: true }, { asksFor: 'email', rule: 'email' }],
    [{ validationException: true }, { asksFor: 'email-or-username', rule: 'singleByteLogin' }],
    [
      { emailOnly: true, validationException: true },
      { asksFor: 'email-or-username', rule: 'singleByteLogin' },
    ],
    [
      { emailOnly: false, validationException: false },
      { asksFor: 'email-or-username', rule: 'singleByteLogin' },
    ],
  ] as const)('with the owner’s settings %j has the user name field %j [AU-16]', (auth, field) => {
    expect(loginField(auth)).toEqual(field);
  });
});
