import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  forgetReplacedSecret,
  rotateServerSecret,
} from '../../../server/infrastructure/postgres/connection/serverSecrets.ts';
import { engines } from '../../support/server/databases.ts';
import { CLIENT, startTestServer, type TestServer } from '../../support/server/httpServer.ts';

const COMPANY = '/v1/returns-portal-service/OWNER/company/ALPHA';
const draft = {
  changes: [{ type: 'COMPANY', key: 'company.name', value: 'Alpha Shop' }],
  history: { done: [], undone: [] },
};
type Tokens = { readonly access_token: string; readonly refresh_token: string };

describe.each(engines)('the rotation of the server’s secret on $name', ({ open }) => {
  let server: TestServer;
  let tokens: Tokens;
  let device: string;
  let csrf: string;
  let link: string;

  const authorization = () => `Bearer ${tokens.access_token}`;
  const cookieOf = (response: LightMyRequestResponse): string =>
    String(response.headers['set-cookie']).split(';', 1)[0] ?? '';
  const deviceIdIn = (cookie: string): string | undefined => cookie.split('.')[2];
  const signIn = (app = server.app) => server.signIn('ALPHA', { cookie: device, app });
  const forget = async () => {
    await forgetReplacedSecret(server.database);
    await server.restart();
  };
  const storedDraft = async () => (await server.send(authorization(), 'GET', `${COMPANY}/drafts/mine`)).json<object>();
  const revokeFromPage = (token: string) =>
    server.inject({
      method: 'POST',
      url: '/v2/oauth/revoke',
      headers: {
        host: 'localhost',
        authorization: CLIENT,
        'content-type': 'application/x-www-form-urlencoded',
        origin: 'http://localhost',
        'sec-fetch-site': 'same-origin',
        cookie: `XSRF-TOKEN=${token}`,
        'x-xsrf-token': token,
      },
      payload: 'token=unknown',
    });

  beforeAll(async () => {
    server = await startTestServer({}, open);
    const signedIn = await server.signIn('ALPHA');
    tokens = signedIn.json<Tokens>();
    device = cookieOf(signedIn);
    const page = await server.inject({ method: 'GET', url: '/ALPHA', headers: { host: 'localhost' } });
    csrf = page.cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const empty = await server.send(authorization(), 'GET', `${COMPANY}/drafts/mine`);
    const ifMatch = empty.json<{ revision: string }>().revision;
    await server.send(authorization(), 'PUT', `${COMPANY}/drafts/mine`, draft, { 'if-match': ifMatch });
    const invited = await server.send(authorization(), 'POST', `${COMPANY}/users`, {
      name: 'Ines Ito',
      email: 'ines@alpha.example',
      role: 'staff',
    });
    link = invited.json<{ link: { token: string } }>().link.token;
  });
  afterAll(() => server.close());

  it('keeps sessions, remembered browsers, drafts and CSRF tokens valid in each step', async () => {
    for (const step of ['added', 'signs']) {
      expect(await rotateServerSecret(server.database)).toBe(step);
      await server.restart();
      expect((await server.configuration('ALPHA', authorization())).statusCode).toBe(200);
      tokens = (await server.refresh(tokens.refresh_token)).json<Tokens>();
      expect((await server.configuration('ALPHA', authorization())).statusCode).toBe(200);
      expect(deviceIdIn(cookieOf(await signIn()))).toBe(deviceIdIn(device));
      expect(await storedDraft()).toMatchObject({ changes: draft.changes });
      expect((await revokeFromPage(csrf)).statusCode).toBe(200);
    }
  });

  it('keeps the link of an invitation valid', async () => {
    expect((await server.setPassword(link, 'Welcome2026')).statusCode).toBe(200);
  });

  it('lets a client repeat a refresh whose response was lost during the restart', async () => {
    await forget();
    device = cookieOf(await signIn());
    const lost = (await server.refresh(tokens.refresh_token, { cookie: device })).json<Tokens>();
    await rotateServerSecret(server.database);
    await rotateServerSecret(server.database);
    await server.restart();
    const repeated = await server.refresh(tokens.refresh_token, { cookie: device });
    expect(repeated.json<Tokens>()).toMatchObject({
      access_token: lost.access_token,
      refresh_token: lost.refresh_token,
    });
    tokens = lost;
  });

  it('is refused until the previously replaced secret is deleted', async () => {
    expect(await rotateServerSecret(server.database)).toBe('not-forgotten');
  });

  it('lets processes that started before and after a step accept what the others have signed', async () => {
    await forget();
    await rotateServerSecret(server.database);
    await server.restart();
    const earlier = await server.another();
    try {
      await rotateServerSecret(server.database);
      await server.restart();
      device = cookieOf(await signIn());
      expect(deviceIdIn(cookieOf(await signIn(earlier)))).toBe(deviceIdIn(device));
    } finally {
      await earlier.close();
    }
  });

  it('signs no user out when the replaced secret is deleted, and forgets the browsers that only this secret remembered', async () => {
    const old = device;
    await forget();
    await rotateServerSecret(server.database);
    await rotateServerSecret(server.database);
    expect(await forgetReplacedSecret(server.database)).toBe(true);
    expect(await forgetReplacedSecret(server.database)).toBe(false);
    await server.restart();
    expect((await server.configuration('ALPHA', authorization())).statusCode).toBe(200);
    expect((await server.refresh(tokens.refresh_token)).statusCode).toBe(200);
    expect(deviceIdIn(cookieOf(await signIn()))).not.toBe(deviceIdIn(old));
    expect((await revokeFromPage(csrf)).statusCode).toBe(403);
  });
});
