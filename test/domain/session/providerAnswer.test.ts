import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authorizationAddress, logoutAddress } from '../../../src/domain/session/external/authorizationAddress.ts';
import { parseProviderVisit, type ExternalAttempt } from '../../../src/domain/session/external/externalAttempt.ts';
import { evaluateProviderResponse } from '../../../src/domain/session/external/evaluateProviderResponse.ts';
import { readProviderAnswer } from '../../../src/domain/session/external/providerAnswer.ts';
import { externalLoginAt, type ExternalLogin } from '../../../src/domain/session/signInMethod.ts';
import { VISIT_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { companyId } from '../../support/samples/builders.ts';

const NOW = 1_000_000;
const redirectUri = 'https://portal.example/login';
const attempt: ExternalAttempt = {
  purpose: 'sign-in',
  state: 's',
  nonce: 'n',
  codeVerifier: 'v',
  companyId: companyId('ACME'),
  returnTo: '/ACME/return-reasons?new=reason#top',
  startedAt: NOW,
};
const byCode: ExternalLogin = {
  externalAuthType: 'AUTHORIZATION_CODE',
  key: 'portal',
  grantType: 'external',
  allowedScopes: ['openid', 'email'],
  authorizationUrl: 'https://id.example/authorize?tenant=post',
};
const byHash: ExternalLogin = { ...byCode, externalAuthType: 'NAMED_PROVIDER' };

describe('the URL of the sign-in provider', () => {
  const searchParamsOf = (login: ExternalLogin, codeChallenge?: string) =>
    Object.fromEntries(new URL(authorizationAddress(login, attempt, { redirectUri, codeChallenge })).searchParams);
  const common = {
    tenant: 'post',
    client_id: 'portal',
    scope: 'openid email',
    redirect_uri: redirectUri,
    state: 's',
    nonce: 'n',
  };

  it('requests a code with PKCE, or an ID token if the owner configured the use of ID tokens [AU-13]', () => {
    expect(searchParamsOf(byCode, 'c')).toEqual({
      ...common,
      response_type: 'code',
      code_challenge: 'c',
      code_challenge_method: 'S256',
    });
    expect(searchParamsOf(byHash)).toEqual({ ...common, response_type: 'id_token' });
  });

  it('is used only on merchants’ pages, and only if the owner configured a provider [AU-11]', () => {
    const owner = { loginWithExternalAuth: true, externalLogin: byCode };
    expect(externalLoginAt(owner, 'ACME')).toBe(byCode);
    expect(externalLoginAt(owner, undefined)).toBeUndefined();
    expect(externalLoginAt({ ...owner, loginWithExternalAuth: false }, 'ACME')).toBeUndefined();
  });

  it('contains for a sign-out the URL to which the provider returns the user', () => {
    expect(logoutAddress('https://id.example/end', 'portal', redirectUri, 's')).toBe(
      'https://id.example/end?client_id=portal&post_logout_redirect_uri=https%3A%2F%2Fportal.example%2Flogin&state=s',
    );
  });
});

describe('readProviderAnswer', () => {
  it.each([
    ['?code=c&state=s&iss=https%3A%2F%2Fid', '', { kind: 'code', code: 'c', issuer: 'https://id', state: 's' }],
    ['?code=c', '', { kind: 'code', code: 'c', issuer: undefined, state: undefined }],
    ['', '#id_token=i&state=s', { kind: 'id-token', idToken: 'i', state: 's' }],
    ['?error=access_denied&state=s&code=c', '', { kind: 'error', state: 's' }],
    ['', '#error=access_denied&state=s', { kind: 'error', state: 's' }],
    ['', '##error=access_denied&id_token=i', { kind: 'error', state: undefined }],
    ['?state=s', '', { kind: 'nothing', state: 's' }],
    ['', '#access_token=a', { kind: 'nothing', state: undefined }],
  ])('reads the query %j and the hash %j [RT-5] [AU-12]', (search, hash, response) => {
    expect(readProviderAnswer({ search, hash })).toEqual(response);
  });

  it('throws no error for any query or hash [RT-5]', () => {
    const anyText = fc.string({ unit: fc.constantFrom('#', '?', '%', '=', '&', '+', 'code', 'é', '3', '\ud800') });
    fc.assert(
      fc.property(anyText, anyText, (search, hash) => {
        expect(readProviderAnswer({ search, hash })).toHaveProperty('kind');
      }),
    );
  });
});

describe('evaluateProviderResponse', () => {
  const page = { login: byCode, redirectUri, now: NOW + VISIT_LIFE };
  const code = { kind: 'code', code: 'c', issuer: 'https://id', state: 's' } as const;
  const idToken = { kind: 'id-token', idToken: 'i', state: 's' } as const;
  const refused = (because: string) => ({ kind: 'refused', because });

  it('returns a grant if the provider’s response has the requested type [AU-13]', () => {
    const bearer = { nonce: 'n', codeVerifier: 'v', redirectUri, issuer: 'https://id' };
    expect(evaluateProviderResponse(code, attempt, page)).toEqual({
      kind: 'grant',
      attempt,
      grant: { kind: 'authorization-code', code: 'c', ...bearer },
    });
    expect(evaluateProviderResponse(idToken, attempt, { ...page, login: byHash })).toEqual({
      kind: 'grant',
      attempt,
      grant: { kind: 'identity-provider', idToken: 'i', nonce: 'n' },
    });
  });

  it('refuses a response of a type that is not configured, and any response if no redirect was stored or no provider is configured [AU-13] [AU-14]', () => {
    expect(evaluateProviderResponse(idToken, attempt, page)).toEqual(refused('not-confirmed'));
    expect(evaluateProviderResponse(code, attempt, { ...page, login: byHash })).toEqual(refused('not-confirmed'));
    expect(evaluateProviderResponse(code, undefined, page)).toEqual(refused('not-confirmed'));
    expect(evaluateProviderResponse(code, attempt, { ...page, login: undefined })).toEqual(refused('not-confirmed'));
    expect(evaluateProviderResponse({ kind: 'nothing' }, attempt, page)).toEqual(refused('not-confirmed'));
  });

  it('refuses an error response as an invalid sign-in, regardless of whether a redirect to the provider was stored [AU-12]', () => {
    expect(evaluateProviderResponse({ kind: 'error' }, undefined, page)).toEqual(refused('not-valid'));
    expect(evaluateProviderResponse({ kind: 'error', state: 's' }, attempt, page)).toEqual(refused('not-valid'));
  });

  it('refuses a response that arrives more than ten minutes after the redirect to the provider, or before the redirect [AU-14]', () => {
    expect(evaluateProviderResponse(code, attempt, { ...page, now: page.now + 1 })).toEqual(refused('code-expired'));
    expect(evaluateProviderResponse(code, attempt, { ...page, now: NOW - 1 })).toEqual(refused('code-expired'));
  });

  it('does not sign in a user by the response to a sign-out', () => {
    const visit = { ...attempt, purpose: 'sign-out' } as const;
    expect(evaluateProviderResponse({ kind: 'nothing', state: 's' }, visit, page)).toEqual({ kind: 'signed-out' });
    expect(evaluateProviderResponse(code, visit, page)).toEqual(refused('not-confirmed'));
  });
});

describe('parseProviderVisit', () => {
  it('reads a redirect to the provider as it was written to storage', () => {
    const { nonce: _nonce, codeVerifier: _verifier, ...departure } = attempt;
    const signOut = { ...departure, purpose: 'sign-out' } as const;
    for (const visit of [attempt, signOut])
      expect(parseProviderVisit(JSON.parse(JSON.stringify(visit)))).toEqual(visit);
  });

  it.each([
    { returnTo: 'https://evil.example/ACME' },
    { returnTo: '//evil.example' },
    { returnTo: '/GLOBEX/return-reasons' },
    { returnTo: '/' },
    { companyId: 5 },
    { state: undefined },
    { nonce: undefined },
    { codeVerifier: 1 },
    { startedAt: '1' },
    { purpose: 'other' },
  ])('rejects a stored redirect that contains %j [RT-5]', (wrong) => {
    expect(parseProviderVisit({ ...attempt, ...wrong })).toBeUndefined();
  });

  it.each([undefined, null, 5, 'x', []])('rejects the stored value %j', (value) => {
    expect(parseProviderVisit(value)).toBeUndefined();
  });
});
