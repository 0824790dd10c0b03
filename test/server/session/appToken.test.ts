import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../support/server/databases.ts';
import { CLIENT, startTestServer, type TestServer } from '../../support/server/httpServer.ts';
import { actForMerchant } from '../../support/server/actForMerchant.ts';

type Tokens = { access_token: string; refresh_token?: string; expires_in: number };
const MINUTE = 60_000;
const COMPANY = '/v1/returns-portal-service/OWNER/company';

describe.each(engines)('an app token on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, open);
  });
  afterAll(() => server.close());

  const requestToken = (
    subject: string | undefined,
    scope = 'returns_portal_service:app:admin',
    authorization = CLIENT,
  ) =>
    server.token(
      { grant_type: 'client_credentials', scope },
      { authorization, ...(subject !== undefined && { 'x-subject-token': subject }) },
    );
  const signIn = async (organisationId: string) => (await server.signIn(organisationId)).json<Tokens>();
  const issue = async (subject: string) => (await requestToken(subject)).json<Tokens>().access_token;
  const call = (token: string, method: 'GET' | 'POST', url: string, payload?: object) =>
    server.send(`Bearer ${token}`, method, url, payload);
  const isLive = async (token: string) =>
    (await call(token, 'GET', '/v1/returns-portal-service/OWNER/companies')).statusCode === 200;

  it('is issued to an admin’s session, without a refresh token [AU-15] [API-2]', async () => {
    const { access_token } = await signIn('OWNER');
    const response = await requestToken(access_token);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 300,
    });
  });

  it('is not issued to any other caller, because the client’s key is public [AU-15] [RP-1]', async () => {
    const admin = await signIn('OWNER');
    const merchant = await signIn('ALPHA');
    const userOfBothRoles = await signIn('TORN');
    const refusedTokens = [
      undefined,
      '',
      'x'.repeat(43),
      merchant.access_token,
      userOfBothRoles.access_token,
      admin.refresh_token,
    ];
    for (const subject of refusedTokens) expect((await requestToken(subject)).statusCode).toBe(401);
    expect((await requestToken(admin.access_token, undefined, 'Basic b3RoZXI6')).statusCode).toBe(401);
    expect((await requestToken(await issue(admin.access_token))).statusCode).toBe(401);
  });

  it('is issued only for scopes of the admin client [AU-15]', async () => {
    const { access_token } = await signIn('OWNER');
    for (const scope of ['', ' ', 'everything', 'prereg:read everything'])
      expect((await requestToken(access_token, scope)).statusCode).toBe(400);
    expect((await requestToken(access_token, 'prereg:read prereg:write')).statusCode).toBe(200);
  });

  it('expires after five minutes, or earlier if the session that requested it ends [AU-15]', async () => {
    const first = await signIn('OWNER');
    const early = await issue(first.access_token);
    server.advance(5 * MINUTE - 1000);
    expect(await isLive(early)).toBe(true);
    server.advance(2000);
    expect(await isLive(early)).toBe(false);

    const late = await issue(first.access_token);
    await server.revoke(first.refresh_token ?? '');
    expect(await isLive(late)).toBe(false);
    expect((await requestToken(first.access_token)).statusCode).toBe(401);
  });

  it('acts in the admin’s name, e.g. publishes for a merchant under review [PB-16] [RP-1]', async () => {
    const { access_token } = await signIn('OWNER');
    const token = await issue(access_token);
    const write = () =>
      call(token, 'POST', '/v1/returns-portal-service/OWNER/update-company/BETA', {
        products: { RETURNS_PORTAL: { enabled: false } },
      });
    expect((await write()).statusCode).toBe(404);
    await actForMerchant(server, `${COMPANY}/BETA`, `Bearer ${access_token}`);
    expect((await write()).statusCode).toBe(200);
    const publishes = await call(token, 'GET', `${COMPANY}/BETA/publishes`);
    expect(publishes.json()).toMatchObject({
      publishes: [{ actor: { userId: 'user-of-OWNER', name: 'Staff of OWNER' }, onBehalfOf: 'BETA' }],
    });
  });

  it('is never stored in the database or written to the log', async () => {
    const { access_token } = await signIn('OWNER');
    const token = await issue(access_token);
    const stored = await server.database.inMaintenance((trx) => trx.selectFrom('access_token').selectAll().execute());
    expect(stored.some((row) => row.is_app)).toBe(true);
    for (const text of [JSON.stringify(stored), server.logged()]) {
      expect(text).not.toContain(token);
      expect(text).not.toContain(access_token);
    }
  });
});
