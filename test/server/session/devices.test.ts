import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SignInAttempt } from '../../../server/application/session/sign-in/SignInThrottle.ts';
import { PostgresSignInThrottle } from '../../../server/infrastructure/postgres/session/PostgresSignInThrottle.ts';
import { engines } from '../../support/server/databases.ts';
import { startTestServer, type TestServer } from '../../support/server/httpServer.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

// Only tests that depend on locks run on both engines, because each password verification takes long.
describe.each(engines)('correct passwords during a guessing attack, on $name', ({ name, open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, open);
  });
  afterAll(() => server.close());

  const statuses = (responses: readonly LightMyRequestResponse[]) => responses.map(({ statusCode }) => statusCode);
  const cookieOf = (response: LightMyRequestResponse): string =>
    String(response.headers['set-cookie']).split(';', 1)[0] ?? '';
  const guess = (organisationId: string, more = {}) => server.signIn(organisationId, { password: 'wrong', ...more });
  const throttle = () => new PostgresSignInThrottle(server.database);
  /** Records wrong passwords directly, without verifying them. */
  async function fail(attempt: Omit<SignInAttempt, 'deviceId'>, times: number): Promise<void> {
    for (let nth = 0; nth < times; nth += 1) {
      const guessed = { ...attempt, deviceId: undefined };
      expect(await throttle().begin(guessed, server.now())).toEqual({ kind: 'free' });
      await throttle().failed(guessed, server.now());
    }
  }
  /** Records wrong passwords from many networks until unknown devices are locked out. */
  async function lockOut(organisationId: string, rootOrgId = 'OWNER'): Promise<void> {
    const username = `Staff@${organisationId.toLowerCase()}.example`;
    for (let network = 0; network < 10; network += 1)
      await fail({ rootOrgId, organisationId, username, address: `203.0.113.${network}` }, 5);
    expect((await server.signIn(organisationId, { address: '203.0.113.99' })).statusCode).toBe(401);
  }

  it('are all accepted if they are sent at the same time [AU-18]', async () => {
    const responses = await Promise.all(Array.from({ length: 6 }, () => server.signIn('ALPHA')));
    expect(new Set(statuses(responses))).toEqual(new Set([200]));
  });

  it('are accepted if a later attempt from the same network was counted first, e.g. by another process [AU-18]', async () => {
    const attempt = (username: string): SignInAttempt => ({
      rootOrgId: 'OWNER',
      organisationId: 'ALPHA',
      username,
      address: '198.51.100.80',
      deviceId: undefined,
    });
    expect(await throttle().begin(attempt('first'), server.now() + 5)).toEqual({ kind: 'free' });
    expect(await throttle().begin(attempt('second'), server.now())).toEqual({ kind: 'free' });
  });

  it('are accepted from one network while another network guesses [AU-18]', async () => {
    for (let nth = 0; nth < 8; nth += 1) await guess('BETA', { address: '198.51.100.7' });
    expect((await server.signIn('BETA', { address: '198.51.100.7' })).statusCode).toBe(401);
    expect((await server.signIn('BETA')).statusCode).toBe(200);
  });

  it('are accepted by any of several processes, which share the count of wrong guesses [AU-18]', async () => {
    const other = await server.another();
    try {
      const both = [server.app, other];
      const right = await Promise.all(
        Array.from({ length: 10 }, (_, nth) => server.signIn('BETA', { app: both[nth % 2] })),
      );
      expect(new Set(statuses(right))).toEqual(new Set([200]));
      const cookie = cookieOf(right[0]!);
      const guesses = Array.from({ length: 12 }, (_, nth) => guess('BETA', { app: both[nth % 2] }));
      await Promise.all(guesses);
      const counted = await server.database.inSystem((trx) =>
        trx
          .selectFrom('sign_in_throttle')
          .select('failures')
          .where('key', 'like', 'network:%')
          .orderBy('forget_at', 'desc')
          .executeTakeFirst(),
      );
      expect(counted?.failures).toBe(5);
      expect((await server.signIn('BETA', { app: other })).statusCode).toBe(401);
      expect((await server.signIn('BETA', { app: other, cookie })).statusCode).toBe(200);
    } finally {
      await other.close();
    }
  });

  describe.runIf(name === engines[0]?.name)('sent from known devices', () => {
    it('are accepted even if the account is locked for unknown devices and the network is blocked [AU-18]', async () => {
      const response = await server.signIn('GAMMA');
      const cookie = cookieOf(response);
      expect(response.headers['set-cookie']).toMatch(
        /^known-device-[\w-]{12}=[\w.-]+; Max-Age=15552000; Path=\/v2\/oauth\/token; HttpOnly; SameSite=Strict$/,
      );
      await lockOut('GAMMA', 'ARABOWNER');
      const again = await server.signIn('GAMMA', { cookie });
      expect(again.statusCode).toBe(200);
      for (let nth = 0; nth < 100; nth += 1)
        await fail({ rootOrgId: undefined, organisationId: 'BARE', username: `guess${nth}`, address: '192.0.2.77' }, 1);
      expect((await server.signIn('BARE', { address: '192.0.2.77' })).statusCode).toBe(429);
      expect((await server.signIn('GAMMA', { address: '192.0.2.77', cookie: cookieOf(again) })).statusCode).toBe(200);
      server.advance(DAY);
    });

    it('are accepted only with a valid cookie of a user who has signed in on the device', async () => {
      const cookie = cookieOf(await server.signIn('ALPHA'));
      await lockOut('ALPHA');
      const [name = '', value = ''] = cookie.split('=');
      const another = cookieOf(await server.signIn('BETA'));
      const forged = `${name}=${value.slice(0, -4)}AAAA`;
      const signInWith = async (sent: string) => (await server.signIn('ALPHA', { cookie: sent })).statusCode;
      expect(await signInWith(another)).toBe(401);
      expect(await signInWith(forged)).toBe(401);
      expect(await signInWith(`${name}=x; ${name}=${value.replaceAll('.', '')}`)).toBe(401);
      expect(await signInWith(`${another}; ${cookie}`)).toBe(200);
      server.advance(DAY);
    });

    it('are delayed only on the device from which wrong passwords are sent', async () => {
      const cookie = cookieOf(await server.signIn('ALPHA'));
      for (let nth = 0; nth < 10; nth += 1) expect((await guess('ALPHA', { cookie })).statusCode).toBe(401);
      expect((await server.signIn('ALPHA', { cookie })).statusCode).toBe(401);
      expect((await server.signIn('ALPHA')).statusCode).toBe(200);
      server.advance(1001);
      expect((await server.signIn('ALPHA', { cookie })).statusCode).toBe(200);
    });
  });
});
