import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../support/server/databases.ts';
import { CLIENT, PASSWORD, startTestServer, type TestServer } from '../../support/server/httpServer.ts';

type Tokens = { access_token: string; refresh_token: string; expires_in: number };

describe.each(engines)('sign-in on $name', ({ name, open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, open);
  });
  afterAll(() => server.close());

  const MINUTE = 60_000;
  const tokensOf = async (response: ReturnType<TestServer['signIn']>): Promise<Tokens> =>
    (await response).json<Tokens>();
  const statusWith = async (accessToken: string, organisationId: string): Promise<number> => {
    const response = await server.send(
      `Bearer ${accessToken}`,
      'GET',
      `/api/company-status?organisationId=${organisationId}&returnsProduct=RETURNS_PORTAL`,
    );
    return response.statusCode;
  };

  describe('signing in by password', () => {
    it('stores no token and no password in the database or in the log', async () => {
      const tokens = await tokensOf(server.signIn('ALPHA'));
      await tokensOf(server.refresh(tokens.refresh_token));
      const stored = await server.database.inMaintenance(async (trx) => [
        await trx.selectFrom('token_family').selectAll().execute(),
        await trx.selectFrom('refresh_token').selectAll().execute(),
        await trx.selectFrom('access_token').selectAll().execute(),
        await trx.selectFrom('sign_in_throttle').selectAll().execute(),
      ]);
      for (const text of [JSON.stringify(stored), server.logged()]) {
        expect(text).not.toContain(tokens.access_token);
        expect(text).not.toContain(tokens.refresh_token);
        expect(text).not.toContain(PASSWORD);
        expect(text).not.toContain('alpha.example');
      }
      expect(server.logged()).toContain('/v2/oauth/token');
      await statusWith(tokens.access_token, 'ALPHA');
      expect(server.logged()).toMatch(/"status":\d+,"milliseconds":[\d.]+,"userId":"user-of-ALPHA","company":"ALPHA"/);
    });

    it('uses the organisation of the URL if the user belongs to several organisations of the owner [AU-14]', async () => {
      const username = 'staff@torn.example';
      const at = async (organisationId: string) => {
        const response = await server.signIn(organisationId, { username });
        const { signInAt, userInfo } = response.json<{ signInAt?: string; userInfo?: { organisationId: string } }>();
        return userInfo?.organisationId ?? signInAt;
      };
      expect(await Promise.all(['TORN', 'ALPHA', 'OWNER', 'ARABOWNER', 'NOWHERE'].map(at))).toEqual([
        'TORN',
        '/TORN',
        '/TORN',
        undefined,
        undefined,
      ]);
      await server.database.inMaintenance(async (trx) => {
        const row = await trx
          .selectFrom('staff')
          .selectAll()
          .where('company_id', '=', 'TORN')
          .executeTakeFirstOrThrow();
        await trx
          .insertInto('staff')
          .values({ ...row, company_id: 'BARE', user_id: 'second' })
          .execute();
      });
      expect(await Promise.all(['TORN', 'BARE', 'OWNER'].map(at))).toEqual(['TORN', 'BARE', '/BARE']);
    });

    it('returns the same response for unknown users, unknown organisations, wrong passwords and locked accounts', async () => {
      const responses = [
        await server.signIn('BETA', { username: 'nobody@beta.example' }),
        await server.signIn('NOWHERE'),
        await server.signIn('BETA', { password: 'wrong' }),
      ];
      for (let attempt = 0; attempt < 6; attempt += 1)
        responses.push(await server.signIn('BETA', { username: 'locked@beta.example', password: 'wrong' }));
      const [first, ...others] = responses.map((response) => {
        const { requestId, ...problem } = response.json<Record<string, unknown>>();
        expect(requestId).toBeTruthy();
        return { statusCode: response.statusCode, problem, challenge: response.headers['www-authenticate'] };
      });
      expect(first).toMatchObject({ statusCode: 401, problem: { message: 'constants.apiErrors.loginNotValid' } });
      for (const other of others) expect(other).toEqual(first);
    });

    it('rejects a client without a client id', async () => {
      const response = await server.inject({
        method: 'POST',
        url: '/v2/oauth/token',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'grant_type=refresh_token&refresh_token=x',
      });
      expect(response.statusCode).toBe(401);
    });
  });

  describe('repeated wrong passwords', () => {
    const guess = (password: string) => server.signIn('ALPHA', { password, address: '192.0.2.20' });

    it('lock an account after five failures, first for one second, then twice as long each time', async () => {
      for (let attempt = 0; attempt < 5; attempt += 1) await guess('wrong');
      expect((await guess(PASSWORD)).statusCode).toBe(401);
      server.advance(1001);
      await guess('wrong');
      server.advance(1001);
      expect((await guess(PASSWORD)).statusCode).toBe(401);
      server.advance(1001);
      expect((await guess(PASSWORD)).statusCode).toBe(200);
      // The correct password resets the counter, so five more failures are allowed.
      for (let attempt = 0; attempt < 4; attempt += 1) await guess('wrong');
      expect((await guess(PASSWORD)).statusCode).toBe(200);
    });

    it('block a network address for ten minutes after a hundred failures for any accounts', async () => {
      const address = '192.0.2.22';
      // The number of attempts that may wait at the same time.
      for (let crowd = 0; crowd < 10; crowd += 1)
        await Promise.all(
          Array.from({ length: 10 }, (_, index) =>
            server.signIn('ALPHA', { username: `guess${crowd}.${index}@alpha.example`, password: 'wrong', address }),
          ),
        );
      const blocked = await server.signIn('ALPHA', { address });
      expect(blocked.statusCode).toBe(429);
      expect(Number(blocked.headers['retry-after'])).toBeGreaterThan(0);
      expect((await server.signIn('ALPHA', { address: '192.0.2.23' })).statusCode).toBe(200);
      server.advance(10 * MINUTE + 1);
      expect((await server.signIn('ALPHA', { address })).statusCode).toBe(200);
    });
  });

  describe('a session', () => {
    it('requires its refresh token once its access token is ten minutes old', async () => {
      const first = await tokensOf(server.signIn('ALPHA'));
      expect(await statusWith(first.access_token, 'ALPHA')).toBe(200);
      server.advance(10 * MINUTE);
      expect(await statusWith(first.access_token, 'ALPHA')).toBe(401);
      const second = await tokensOf(server.refresh(first.refresh_token));
      expect(await statusWith(second.access_token, 'ALPHA')).toBe(200);
      expect(second.refresh_token).not.toBe(first.refresh_token);
    });

    it('gets the same response to fifty simultaneous refreshes', async () => {
      const { refresh_token } = await tokensOf(server.signIn('ALPHA'));
      const responses = await Promise.all(Array.from({ length: 50 }, () => tokensOf(server.refresh(refresh_token))));
      expect(new Set(responses.map((response) => JSON.stringify(response))).size).toBe(1);
      expect(await statusWith(responses[0]?.access_token ?? '', 'ALPHA')).toBe(200);
    });

    it('ends after a day, with all its access tokens, however often the session is refreshed', async () => {
      let tokens = await tokensOf(server.signIn('ALPHA'));
      for (let hour = 0; hour < 23; hour += 1) {
        server.advance(60 * MINUTE);
        tokens = await tokensOf(server.refresh(tokens.refresh_token));
      }
      server.advance(55 * MINUTE);
      tokens = await tokensOf(server.refresh(tokens.refresh_token));
      expect(tokens.expires_in).toBe(300);
      server.advance(5 * MINUTE);
      expect((await server.refresh(tokens.refresh_token)).statusCode).toBe(401);
      expect(await statusWith(tokens.access_token, 'ALPHA')).toBe(401);
    });

    it('ends at once when its access or refresh token is revoked; revoking an unknown token gets the same response', async () => {
      for (const kind of ['access_token', 'refresh_token'] as const) {
        const tokens = await tokensOf(server.signIn('ALPHA'));
        expect((await server.revoke(tokens[kind])).statusCode).toBe(200);
        expect((await server.revoke('unknown')).statusCode).toBe(200);
        expect(await statusWith(tokens.access_token, 'ALPHA')).toBe(401);
        expect((await server.refresh(tokens.refresh_token)).statusCode).toBe(401);
      }
    });

    it("of a disabled company can only read the company's status [AU-9]", async () => {
      const authorization = await server.authorization('CLOSED');
      const status = await server.send(
        authorization,
        'GET',
        '/api/company-status?organisationId=CLOSED&returnsProduct=RETURNS_PORTAL',
      );
      expect(status.json()).toEqual({ companyEnabled: false });
      const config = await server.configuration('CLOSED', authorization);
      expect(config.statusCode).toBe(403);
      expect(config.json()).toMatchObject({ message: 'constants.apiErrors.companyIsDisabled' });
    });

    it('of a user who is both admin and staff can make no call [AU-9]', async () => {
      const config = await server.configuration('TORN', await server.authorization('TORN'));
      expect(config.statusCode).toBe(403);
      expect(config.json()).toMatchObject({ message: 'constants.apiErrors.permissions' });
    });

    it('leaves no data in the database once the session has expired', async () => {
      await tokensOf(server.signIn('ALPHA'));
      server.advance(25 * 60 * MINUTE);
      await server.purge();
      const remaining = await server.database.inMaintenance(async (trx) => [
        ...(await trx.selectFrom('token_family').select('session_id').execute()),
        ...(await trx.selectFrom('refresh_token').select('session_id').execute()),
        ...(await trx.selectFrom('access_token').select('session_id').execute()),
        ...(await trx.selectFrom('sign_in_throttle').select('key').execute()),
      ]);
      expect(remaining).toEqual([]);
    });
  });

  describe('the token call', () => {
    // One engine is enough, because most of these requests are rejected before any database access.
    it.runIf(name === engines.at(-1)?.name)('responds to any request with a 4xx status, never with 5xx', async () => {
      const text = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 30 }),
        fc.constantFrom('', '\0', 'ß', '\u2028', 'ALPHA'),
      );
      const form = fc.dictionary(
        fc.oneof(
          fc.constantFrom('grant_type', 'username', 'password', 'organisationId', 'scope', 'refresh_token'),
          text,
        ),
        fc.oneof(fc.constantFrom('staff_password', 'refresh_token', '__proto__'), text),
        { maxKeys: 7 },
      );
      const body = fc.oneof(
        form.map((entries) => new URLSearchParams(entries).toString()),
        form.map((entries) =>
          new URLSearchParams({
            username: 'u',
            password: 'p',
            organisationId: 'FUZZ',
            scope: '',
            ...entries,
          }).toString(),
        ),
        fc.string({ maxLength: 60 }),
      );
      await fc.assert(
        fc.asyncProperty(body, async (payload) => {
          // Resets the throttle, because otherwise the test address would be blocked, and the code behind the throttle not tested.
          server.advance(10 * MINUTE);
          const response = await server.inject({
            method: 'POST',
            url: '/v2/oauth/token',
            headers: { authorization: CLIENT, 'content-type': 'application/x-www-form-urlencoded' },
            payload,
          });
          expect(response.statusCode, payload).toBeGreaterThanOrEqual(400);
          expect(response.statusCode, payload).toBeLessThan(500);
        }),
        { numRuns: 300 },
      );
    });
  });
});
