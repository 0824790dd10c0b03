import { createHash } from 'node:crypto';
import { generateKeyPair } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OwnerSignIn } from '../../../server/infrastructure/oauth/signInOptions.ts';
import { CODE_CLIENT, HASH_CLIENT, startIdentityProvider } from '../../support/oidc/startIdentityProvider.ts';
import type { IdentityProvider } from '../../support/oidc/startIdentityProvider.ts';
import { startWidgetSite, WIDGET_KEY, type WidgetSite } from '../../support/oidc/startWidgetSite.ts';
import { startTestServer, type TestServer } from '../../support/server/httpServer.ts';

const REDIRECT = 'http://localhost/login';
const VERIFIER = 'v'.repeat(64);
const challenge = createHash('sha256').update(VERIFIER).digest('base64url');
const MINUTE = 60_000;

let provider: IdentityProvider;
let site: WidgetSite;
let server: TestServer;
const options = new Map<string, OwnerSignIn>();
beforeAll(async () => {
  provider = await startIdentityProvider([REDIRECT]);
  site = await startWidgetSite();
  options.set('OWNER', ownersOptions('AUTHORIZATION_CODE', CODE_CLIENT));
  options.set('ARABOWNER', { external: { ...ownersOptions('NAMED_PROVIDER', HASH_CLIENT).external } });
  server = await startTestServer({ signInOptions: options });
});
afterAll(async () => {
  await server.close();
  await provider.close();
  await site.close();
});
beforeEach(() => {
  Object.assign(provider.account, { email: 'staff@alpha.example', isVerified: true });
  // The identity provider uses the real time.
  server.advance(Date.now() - server.now());
});

const ownersOptions = (type: string, key: string) =>
  ({
    external: { type, key, issuer: provider.issuer, authorizationUrl: `${provider.issuer}/auth` },
    widget: { origins: [site.origin], issuer: site.origin, key: WIDGET_KEY, keysUrl: site.keysUrl },
  }) satisfies OwnerSignIn;

const codeFor = async (nonce = 'n-1') => {
  const response = await provider.authorise({
    client_id: CODE_CLIENT,
    response_type: 'code',
    scope: 'openid email',
    redirect_uri: REDIRECT,
    state: 's',
    nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
  });
  return { code: response.searchParams.get('code') ?? '', iss: response.searchParams.get('iss') ?? '' };
};
const byCode = (form: Record<string, string>) =>
  server.token({
    grant_type: 'external',
    organisationId: 'ALPHA',
    client_id: CODE_CLIENT,
    nonce: 'n-1',
    code_verifier: VERIFIER,
    redirect_uri: REDIRECT,
    ...form,
  });
const claims = (more: Record<string, unknown> = {}) => {
  const now = Math.floor(Date.now() / 1000);
  return { iss: provider.issuer, aud: HASH_CLIENT, nonce: 'n-1', iat: now, exp: now + 600, ...more };
};
const byHash = (idToken: string, more: Record<string, string> = {}) =>
  server.token({
    grant_type: 'external',
    organisationId: 'GAMMA',
    client_id: HASH_CLIENT,
    nonce: 'n-1',
    id_token: idToken,
    ...more,
  });
const byWidget = (accessToken: string) =>
  server.token({
    grant_type: 'external',
    organisationId: 'ALPHA',
    client_id: WIDGET_KEY,
    access_token: accessToken,
    scope: 'returns_portal_service:app:admin',
  });
const messageOf = async (response: ReturnType<TestServer['token']>) => {
  const { statusCode, json } = await response;
  return [statusCode, json<{ message?: string }>().message];
};
const notConfirmed = [401, 'constants.apiErrors.invalidIDPToken'];
const expired = [401, 'constants.apiErrors.codeExpired'];
const unknown = [401, 'constants.apiErrors.loginNotValid'];

describe('an authorization code of the owner’s identity provider', () => {
  it('is exchanged with its verifier for a session that can be renewed [AU-13] [API-2]', async () => {
    const response = await byCode(await codeFor());
    expect(response.json()).toMatchObject({
      token_type: 'Bearer',
      expires_in: 600,
      userInfo: { userId: 'user-of-ALPHA', roles: ['staff'], organisationId: 'ALPHA' },
    });
    const { refresh_token: refreshToken } = response.json<{ refresh_token: string }>();
    expect((await server.refresh(refreshToken)).statusCode).toBe(200);
    expect(server.logged()).not.toContain(refreshToken);
  });

  it('is rejected if it is used a second time, or with another verifier, nonce or issuer [AU-13] [AU-14]', async () => {
    const used = await codeFor();
    expect((await byCode(used)).statusCode).toBe(200);
    expect(await messageOf(byCode(used))).toEqual(expired);
    const wrongParameters = [{ code_verifier: 'w'.repeat(64) }, { nonce: 'another' }, { iss: 'https://evil.example' }];
    const responses = [];
    for (const wrong of wrongParameters) responses.push(await messageOf(byCode({ ...(await codeFor()), ...wrong })));
    expect(responses).toEqual([expired, notConfirmed, notConfirmed]);
    expect(await messageOf(byCode({ code: 'made-up', iss: provider.issuer }))).toEqual(expired);
  });

  it('is rejected if the user’s e-mail address is unverified or the user has no account in the portal [AU-13]', async () => {
    provider.account.isVerified = false;
    expect(await messageOf(byCode(await codeFor()))).toEqual(notConfirmed);
    Object.assign(provider.account, { email: 'staff@beta.example', isVerified: true });
    expect(await messageOf(byCode(await codeFor()))).toEqual(unknown);
    expect((await byCode({ ...(await codeFor()), organisationId: 'BETA' })).statusCode).toBe(200);
  });

  it('does not sign in an admin, or a user who is both admin and staff [AU-9] [AU-11]', async () => {
    const permissions = [401, 'constants.apiErrors.permissions'];
    provider.account.email = 'staff@owner.example';
    expect(await messageOf(byCode({ ...(await codeFor()), organisationId: 'OWNER' }))).toEqual(permissions);
    provider.account.email = 'staff@torn.example';
    expect(await messageOf(byCode({ ...(await codeFor()), organisationId: 'TORN' }))).toEqual(permissions);
  });

  it("is accepted only for merchants of the provider's owner, and only if this method is enabled [AU-13]", async () => {
    expect(await messageOf(byCode({ ...(await codeFor()), organisationId: 'GAMMA' }))).toEqual(unknown);
    const idToken = await provider.idToken({});
    expect(await messageOf(byHash(idToken, { organisationId: 'ALPHA', client_id: CODE_CLIENT }))).toEqual(unknown);
  });

  it("is rejected as malformed if a field that binds it to the page's request is missing", async () => {
    const complete = { grant_type: 'external', organisationId: 'ALPHA', client_id: CODE_CLIENT, code: 'c' };
    const withProof = { ...complete, nonce: 'n', code_verifier: VERIFIER, redirect_uri: REDIRECT };
    const forms = [
      complete,
      { ...complete, nonce: 'n' },
      { ...complete, id_token: 'i', nonce: 'n' },
      { ...withProof, redirect_uri: 'nonsense' },
      { ...withProof, code_verifier: '' },
      { ...withProof, code_verifier: 'v'.repeat(42) },
      { ...withProof, nonce: '' },
    ];
    const responses = await Promise.all(forms.map((form) => server.token(form)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(forms.map(() => 400));
  });
});

describe("an ID token in the URL's hash", () => {
  const idTokenFor = async (nonce = 'n-1'): Promise<string> => {
    const response = await provider.authorise({
      client_id: HASH_CLIENT,
      response_type: 'id_token',
      scope: 'openid email',
      redirect_uri: REDIRECT,
      state: 's',
      nonce,
    });
    return new URLSearchParams(response.hash.slice(1)).get('id_token') ?? '';
  };
  beforeEach(() => (provider.account.email = 'staff@gamma.example'));

  it('is exchanged once, for a session that expires with the token and cannot be renewed [AU-4] [AU-13]', async () => {
    const idToken = await idTokenFor();
    const response = await byHash(idToken);
    expect(response.json()).toMatchObject({ userInfo: { userId: 'user-of-GAMMA' } });
    expect(response.json()).not.toHaveProperty('refresh_token');
    expect(response.json<{ expires_in: number }>().expires_in).toBeGreaterThan(600);
    expect(await messageOf(byHash(idToken))).toEqual(notConfirmed);
    // Another signature of the same claims, or a token without one, must not count as a new token.
    expect(await messageOf(byHash(`${idToken.slice(0, idToken.lastIndexOf('.'))}.AAAA`))).toEqual(notConfirmed);
  });

  it('is accepted with the expected nonce, audience, issuer and times', async () => {
    expect((await byHash(await provider.idToken(claims()))).statusCode).toBe(200);
  });

  it.each<readonly [string, Record<string, unknown>]>([
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['another audience', { aud: CODE_CLIENT }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['no verified address', { email_verified: 'true' }],
  ])('is rejected with %s [AU-13]', async (_, wrong) => {
    expect(await messageOf(byHash(await provider.idToken(claims(wrong))))).toEqual(notConfirmed);
  });

  it('is rejected if the ID token is signed with another key, or unsigned [AU-13]', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    expect(await messageOf(byHash(await provider.idToken(claims(), privateKey)))).toEqual(notConfirmed);
    const tokenParts = [{ alg: 'none' }, { ...claims(), sub: 's', email: 'staff@gamma.example', email_verified: true }];
    const unsigned = tokenParts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
    expect(await messageOf(byHash(`${unsigned}.`))).toEqual(notConfirmed);
  });

  it('is accepted only with a requested authentication context, if the options require one [AU-27]', async () => {
    const { external } = options.get('ARABOWNER') ?? {};
    if (!external) throw new Error('no provider');
    options.set('ARABOWNER', { external: { ...external, acrValues: ['mfa', 'phr'] } });
    expect(await messageOf(byHash(await provider.idToken(claims())))).toEqual(notConfirmed);
    expect(await messageOf(byHash(await provider.idToken(claims({ acr: 'password' }))))).toEqual(notConfirmed);
    expect((await byHash(await provider.idToken(claims({ acr: 'mfa' })))).statusCode).toBe(200);
    options.set('ARABOWNER', { external });
  });

  it('is rejected once the ID token has expired [AU-14]', async () => {
    const past = Math.floor(Date.now() / 1000) - 3600;
    expect(await messageOf(byHash(await provider.idToken(claims({ iat: past, exp: past + 60 }))))).toEqual(expired);
  });
});

describe('the token of a widget', () => {
  const email = 'staff@alpha.example';

  it('is exchanged once for a session that can be renewed [AU-4] [AU-13]', async () => {
    const token = await site.token({ email });
    const response = await byWidget(token);
    expect(response.json()).toMatchObject({ expires_in: 600, refresh_token: expect.any(String) });
    expect(await messageOf(byWidget(token))).toEqual(notConfirmed);
  });

  it('expires after one minute, whatever its claims contain [AU-13]', async () => {
    const now = Date.now() / 1000;
    expect(await messageOf(byWidget(await site.token({ email }, { at: now - 90, life: 3600 })))).toEqual(expired);
  });

  it('is rejected from another site, for another product, with another key, or without a user name [AU-13]', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const tokens = await Promise.all([
      site.token({ email, iss: 'https://evil.example' }),
      site.token({ email, aud: 'another' }),
      site.token({ email }, {}, privateKey),
      site.token({ email, jti: undefined }),
      site.token({ email, jti: 7 }),
      site.token({ email, jti: '' }),
      site.token({ email, jti: { toString: 'x' } }),
      site.token({}),
    ]);
    const responses = [];
    for (const token of tokens) responses.push(await messageOf(byWidget(token)));
    expect(responses).toEqual(tokens.map(() => notConfirmed));
  });
});

describe("the page's settings for external sign-in", () => {
  it("contain the provider's URL and client id, but no secret [AU-13]", async () => {
    const response = await server.inject({ method: 'GET', url: '/api/admin-config?carrier=TEST_POST' });
    expect(response.json()).toMatchObject({
      auth: {
        loginWithExternalAuth: true,
        external: {
          externalAuthType: 'AUTHORIZATION_CODE',
          key: CODE_CLIENT,
          grantType: 'external',
          allowedScopes: ['openid', 'email'],
          authorizationUrl: `${provider.issuer}/auth`,
        },
        widget: { origins: [site.origin], key: WIDGET_KEY },
      },
      features: { widgetMode: { enabled: true } },
    });
  });

  it("allow only the listed sites to embed the owner's pages, and no site to embed anything else [NV-3]", async () => {
    const at = async (host: string, url: string) => {
      const { headers } = await server.inject({ method: 'GET', url, headers: { host, 'sec-fetch-dest': 'iframe' } });
      const ancestors = /frame-ancestors [^;]*/.exec(String(headers['content-security-policy']))?.[0];
      return [ancestors, headers['x-frame-options'], /SameSite=\w+/.exec(String(headers['set-cookie']))?.[0]];
    };
    expect(await at('localhost', '/ALPHA')).toEqual([`frame-ancestors ${site.origin}`, undefined, 'SameSite=None']);
    expect(await at('arabic.example', '/GAMMA')).toEqual(["frame-ancestors 'none'", 'DENY', 'SameSite=Strict']);
    expect((await at('localhost', '/env.js'))[1]).toBe('DENY');
  });
});

// This test is the last one, because the service's clock cannot be set back.
it('an ID token is also rejected if it has expired by the service’s clock [AU-14]', async () => {
  provider.account.email = 'staff@gamma.example';
  const idToken = await provider.idToken(claims());
  server.advance(11 * MINUTE);
  expect(await messageOf(byHash(idToken))).toEqual(expired);
});

it('rejected external tokens are listed in the owner’s activity log, with their number [AU-13]', async () => {
  const loggedEvents = async () => {
    await server.settle();
    const rows = await server.database.inMaintenance((trx) =>
      trx.selectFrom('audit').select('detail').where('action', '=', 'sign-in.refused').orderBy('sequence').execute(),
    );
    return rows.map(({ detail }) => JSON.parse(detail) as Record<string, unknown>);
  };
  const before = (await loggedEvents()).length;
  const used = await site.token({ email: 'staff@alpha.example' });
  await byWidget(used);
  await byWidget(used);
  for (let nth = 0; nth < 4; nth += 1) await byWidget('made-up');
  expect((await loggedEvents()).slice(before)).toMatchObject([
    { because: 'used', method: 'widget-token' },
    { because: 'not-valid', method: 'widget-token' },
    { because: 'not-valid', method: 'widget-token', times: 3 },
  ]);
});

it('a user of an identity provider is not asked to set up the required second factor of the portal [AU-27]', async () => {
  const admin = await server.authorization('OWNER');
  const features = { secondFactor: { merchants: ['ALPHA'] } };
  const published = await server.send(admin, 'PATCH', '/v1/asset-management/OWNER/OWNER/1.0/', { features });
  expect(published.statusCode).toBe(200);
  server.advance(5000);
  const own = (await server.signIn('ALPHA')).json<{ userInfo: object }>();
  expect(own.userInfo).toMatchObject({ mustSetUpSecondFactor: true });
  const federated = (await byCode(await codeFor())).json<{ userInfo: object; access_token: string }>();
  expect(federated.userInfo).not.toHaveProperty('mustSetUpSecondFactor');
  expect((await server.configuration('ALPHA', `Bearer ${federated.access_token}`)).statusCode).toBe(200);
});
