import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CLIENT, startTestServer, type TestServer } from '../../support/server/httpServer.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  const page = await server.inject({ method: 'GET', url: '/ALPHA', headers: { host: 'localhost' } });
  token = page.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
});
afterAll(() => server.close());

const revoke = async (headers: Record<string, string>): Promise<number> => {
  const response = await server.inject({
    method: 'POST',
    url: '/v2/oauth/revoke',
    headers: {
      host: 'localhost',
      authorization: CLIENT,
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: 'token=unknown',
  });
  return response.statusCode;
};
const browser = (more: Record<string, string> = {}) => ({
  origin: 'http://localhost',
  'sec-fetch-site': 'same-origin',
  cookie: `XSRF-TOKEN=${token}`,
  'x-xsrf-token': token,
  ...more,
});

describe('writing calls from a browser', () => {
  it('are accepted if their CSRF header contains the token of the CSRF cookie [API-3]', async () => {
    expect(await revoke(browser())).toBe(200);
  });

  it('are rejected if the CSRF header or the CSRF cookie is missing, or if their tokens differ [API-3]', async () => {
    const { origin } = browser();
    expect(await revoke({ origin, cookie: `XSRF-TOKEN=${token}` })).toBe(403);
    expect(await revoke({ origin, 'x-xsrf-token': token })).toBe(403);
    expect(await revoke(browser({ 'x-xsrf-token': `${token}x` }))).toBe(403);
  });

  it('are rejected if their CSRF token was not signed by this server', async () => {
    const [random = '', signature = ''] = token.split('.');
    for (const forged of ['', 'x', 'x.y', `${random}x.${signature}`, `${random}.${signature}.z`, `${random}.`])
      expect(await revoke(browser({ cookie: `XSRF-TOKEN=${forged}`, 'x-xsrf-token': forged })), forged).toBe(403);
  });

  it('are rejected from another origin or site, even with a valid CSRF token', async () => {
    for (const origin of ['http://evil.example', 'null', 'http://localhost.evil.example', 'http://localhost:81'])
      expect(await revoke(browser({ origin })), origin).toBe(403);
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(await revoke(browser({ 'sec-fetch-site': site })), site).toBe(403);
  });

  it('get a new CSRF token with the refusal if a page of this site lost its cookie; other callers get no token [API-3]', async () => {
    const postWith = (headers: Record<string, string>) =>
      server.inject({ method: 'POST', url: '/v2/oauth/revoke', headers: { host: 'localhost', ...headers } });
    const { origin, 'sec-fetch-site': site } = browser();
    const refused = await postWith({ origin, 'sec-fetch-site': site });
    expect(refused.json()).toMatchObject({ type: '/problems/csrf-check-failed', status: 403 });
    const again = refused.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    expect(await revoke(browser({ cookie: `XSRF-TOKEN=${again}`, 'x-xsrf-token': again }))).toBe(200);
    expect((await postWith({ origin: 'http://evil.example' })).cookies).toEqual([]);
    expect((await postWith({ origin, 'sec-fetch-site': 'cross-site' })).cookies).toEqual([]);
  });

  it('are accepted without a CSRF token from programs, which send neither `Origin` nor `Sec-Fetch-Site`', async () =>
    expect(await revoke({})).toBe(200));
});

describe('the CSRF token', () => {
  it('is set with the page and with the settings, and can be read only by scripts of this site [API-3]', async () => {
    for (const url of ['/ALPHA', '/env.js']) {
      const response = await server.inject({ method: 'GET', url, headers: { host: 'localhost' } });
      expect(response.headers['set-cookie']).toMatch(/^XSRF-TOKEN=[\w-]+\.[\w-]+; Path=\/; SameSite=Strict$/);
    }
  });

  it('is not replaced while it is valid, and is sent only over TLS if the server uses TLS', async () => {
    const again = await server.inject({
      method: 'GET',
      url: '/env.js',
      headers: { host: 'localhost', cookie: `a=b; XSRF-TOKEN=${token}` },
    });
    expect(again.headers['set-cookie']).toBeUndefined();
    const secure = await server.inject({
      method: 'GET',
      url: '/env.js',
      headers: { host: 'localhost', 'x-forwarded-proto': 'https' },
    });
    expect(secure.headers['set-cookie']).toMatch(/; Secure(;|$)/);
  });
});
