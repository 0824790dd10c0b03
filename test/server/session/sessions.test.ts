import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '../../../server/infrastructure/postgres/audit/verifyAudit.ts';
import { engines } from '../../support/server/databases.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../support/server/httpServer.ts';
import { auditOf } from '../../support/server/storedRows.ts';

type Tokens = { access_token: string; refresh_token: string; session_id: string; idle_expires_in?: number };
type Listed = {
  sessionId: string;
  isCurrent: boolean;
  address: string;
  browser?: string;
  system?: string;
  lastUsedAt: string;
};

const MINUTE = 60_000;
const COMPANY = '/v1/returns-portal-service/OWNER/company';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe.each(engines)('sessions on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ idleLife: 30 * MINUTE }, open);
  });
  afterAll(() => server.close());

  const signIn = async (organisationId: string, more = {}) =>
    (await server.signIn(organisationId, more)).json<Tokens>();
  const call = (token: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    server.send(`Bearer ${token}`, method, url, payload, { 'x-forwarded-for': '192.0.2.8', 'user-agent': FIREFOX });
  const statusOf = async (token: string, url: string) => (await call(token, 'GET', url)).statusCode;
  const isLive = async (token: string) => (await statusOf(token, '/v2/oauth/sessions')) === 200;
  const listed = async (token: string) =>
    (await call(token, 'GET', '/v2/oauth/sessions')).json<{ sessions: Listed[] }>().sessions;
  const issue = async (subject: string, scope: string) => {
    const answer = await server.token({ grant_type: 'client_credentials', scope }, { 'x-subject-token': subject });
    return { status: answer.statusCode, token: answer.json<Partial<Tokens>>().access_token ?? '' };
  };
  const enable = (enabled: boolean) =>
    server.database.inMaintenance((trx) =>
      trx.updateTable('staff').set({ enabled }).where('company_id', '=', 'GAMMA').execute(),
    );
  /** Audit log entries of a company after the first `since` entries. */
  const logOf = async (companyId: string, since = 0) => {
    await server.settle();
    const rows = await auditOf(server.database, companyId);
    return rows
      .slice(since)
      .map(
        ({ action, actor_user_id: userId, detail, request_id: requestId }) =>
          ({ action, userId, ...JSON.parse(detail), ...(requestId && { requestId }) }) as Record<string, unknown>,
      );
  };

  describe('of one user', () => {
    it('are listed with device, address and last use, and can be ended one by one [AU-21]', async () => {
      const [first, second, third] = [
        await signIn('ALPHA', { userAgent: FIREFOX }),
        await signIn('ALPHA', { address: '2001:db8::1' }),
        await signIn('ALPHA'),
      ];
      server.advance(MINUTE);
      const rows = await listed(first.access_token);
      expect(rows).toHaveLength(3);
      expect(rows[0]).toMatchObject({
        sessionId: first.session_id,
        isCurrent: true,
        browser: 'Firefox',
        system: 'Linux',
      });
      // Compared with the database, because the current request is recorded with its address.
      expect((await listed(first.access_token))[0]).toMatchObject({ address: '192.0.2.8' });
      expect(rows.find(({ sessionId }) => sessionId === second.session_id)).toMatchObject({
        address: '2001:db8::1',
        isCurrent: false,
      });

      const end = (token: string, sessionId: string) => call(token, 'DELETE', `/v2/oauth/sessions/${sessionId}`);
      expect((await end(first.access_token, second.session_id)).statusCode).toBe(204);
      expect(await isLive(second.access_token)).toBe(false);
      expect((await server.refresh(second.refresh_token)).statusCode).toBe(401);
      expect((await end(first.access_token, second.session_id)).statusCode).toBe(404);
      expect((await call(first.access_token, 'DELETE', '/v2/oauth/sessions')).statusCode).toBe(204);
      expect(await isLive(third.access_token)).toBe(false);
      expect((await listed(first.access_token)).map(({ sessionId }) => sessionId)).toEqual([first.session_id]);
    });

    it('are hidden from other users: a session of another user gets the same response as a missing one', async () => {
      const alpha = await signIn('ALPHA');
      for (const other of ['BETA', 'OWNER', 'GAMMA', 'ARABOWNER']) {
        const { access_token } = await signIn(other);
        const answers = [
          await call(access_token, 'DELETE', `/v2/oauth/sessions/${alpha.session_id}`),
          await call(access_token, 'DELETE', '/v2/oauth/sessions/nobodys-session-id'),
        ].map(({ statusCode, body }) => [statusCode, { ...JSON.parse(body), requestId: '' }] as const);
        expect(answers[0]).toEqual(answers[1]);
        expect(answers[0]?.[0]).toBe(404);
        await call(access_token, 'DELETE', '/v2/oauth/sessions');
        expect((await listed(access_token)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
      }
      expect(await isLive(alpha.access_token)).toBe(true);
    });
  });

  describe('that are not used', () => {
    it('expire after the idle time of the service, with any token, unless they are used [AU-20]', async () => {
      const used = await signIn('ALPHA');
      const idle = await signIn('BETA');
      expect(used.idle_expires_in).toBe(1800);
      let tokens = used;
      for (let nth = 0; nth < 6; nth += 1) {
        server.advance(5 * MINUTE);
        expect(await isLive(tokens.access_token)).toBe(true);
        tokens = (await server.refresh(tokens.refresh_token)).json<Tokens>();
      }
      expect(await isLive(tokens.access_token)).toBe(true);
      expect((await server.refresh(idle.refresh_token)).statusCode).toBe(401);
      const ended = async () => (await logOf('BETA')).filter(({ sessionId }) => sessionId === idle.session_id).slice(1);
      expect(await ended()).toEqual([]);
      await server.purge();
      await server.purge();
      expect(await ended()).toMatchObject([{ action: 'sign-in.ended', userId: 'user-of-BETA', because: 'idle' }]);
    });

    it('are not extended by a page that only listens to events', async () => {
      const { access_token } = await signIn('ALPHA');
      server.advance(2 * MINUTE);
      const before = await server.database.inSystem((trx) =>
        trx.selectFrom('token_family').select('last_used_at').execute(),
      );
      await call(access_token, 'GET', `${COMPANY}/ALPHA/events?once=1`);
      const after = await server.database.inSystem((trx) =>
        trx.selectFrom('token_family').select('last_used_at').execute(),
      );
      expect(after).toEqual(before);
      expect(await isLive(access_token)).toBe(true);
      const last = await server.database.inSystem((trx) =>
        trx.selectFrom('token_family').select('last_used_at').execute(),
      );
      expect(last).not.toEqual(before);
    });
  });

  describe('of an admin in review mode', () => {
    const review = async (token: string, merchant: string) =>
      (await call(token, 'POST', `${COMPANY}/${merchant}/review-sessions`, { reason: 'Asked by telephone' })).json<{
        reviewSessionId: string;
      }>().reviewSessionId;
    const reads = (token: string, merchant: string) => statusOf(token, `${COMPANY}/${merchant}/publishes`);

    it('own the review: another session of the same admin cannot see, extend or close it [RT-2] [RP-2] [AU-23]', async () => {
      const first = await signIn('OWNER');
      const second = await signIn('OWNER');
      const id = await review(first.access_token, 'BETA');
      expect(await reads(first.access_token, 'BETA')).toBe(200);
      expect(await reads(second.access_token, 'BETA')).toBe(404);
      const url = `${COMPANY}/BETA/review-sessions/${id}`;
      expect((await call(second.access_token, 'POST', `${url}/extensions`, { reason: 'Mine' })).statusCode).toBe(404);
      expect((await call(second.access_token, 'DELETE', url)).statusCode).toBe(404);
      const renewed = (await server.refresh(first.refresh_token)).json<Tokens>();
      expect(await reads(renewed.access_token, 'BETA')).toBe(200);
      expect((await call(renewed.access_token, 'DELETE', url)).statusCode).toBe(204);
      expect(await reads(renewed.access_token, 'BETA')).toBe(404);
    });

    it('end the review when they end, which the merchant’s audit log records [RT-2] [AU-23]', async () => {
      const admin = await signIn('OWNER');
      const reviewSessionId = await review(admin.access_token, 'ALPHA');
      await server.revoke(admin.refresh_token);
      const again = await signIn('OWNER');
      expect(await reads(again.access_token, 'ALPHA')).toBe(404);
      const entries = (await logOf('ALPHA')).filter(({ action }) => String(action).startsWith('review.'));
      expect(entries).toEqual([
        {
          action: 'review.opened',
          userId: 'user-of-OWNER',
          reviewSessionId,
          reason: 'Asked by telephone',
          address: '192.0.2.8',
          requestId: expect.any(String),
        },
        {
          action: 'review.closed',
          userId: 'user-of-OWNER',
          reviewSessionId,
          because: 'session-ended',
          address: expect.any(String),
          requestId: expect.any(String),
        },
      ]);
    });
  });

  describe('with scopes', () => {
    const onboard = { organisationId: 'NEWONE', product: 'RETURNS_PORTAL', applicant: { contactName: 'Ann Lim' } };
    const signUp = (token: string) => call(token, 'POST', '/v1/prereg/', onboard);

    it('allow only the calls whose scope the token has [AU-15] [AU-19]', async () => {
      const { access_token } = await signIn('OWNER');
      const portal = await issue(access_token, 'returns_portal_service:app:admin');
      const prereg = await issue(access_token, 'prereg:read prereg:write');
      const reading = await issue(access_token, 'prereg:read');
      const companies = '/v1/returns-portal-service/OWNER/companies';
      expect([await statusOf(portal.token, companies), await statusOf(prereg.token, companies)]).toEqual([200, 403]);
      const refused = await signUp(portal.token);
      expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([
        403,
        'Bearer error="insufficient_scope", scope="prereg:write"',
      ]);
      expect((await signUp(reading.token)).statusCode).toBe(403);
      expect((await signUp(prereg.token)).statusCode).toBe(200);
      expect((await signUp(access_token)).statusCode).toBe(200);
      const entries = (await logOf('OWNER')).filter(({ action }) => action === 'sign-in.scope-refused');
      expect(entries).toMatchObject([
        { userId: 'user-of-OWNER', scope: 'returns_portal_service:app:admin', isOfClient: true },
        { scope: 'prereg:write', call: 'postPrereg' },
        { scope: 'prereg:write' },
      ]);
    });

    it('never get more scopes than the sign-in requested, with any token [AU-19]', async () => {
      const narrow = await signIn('OWNER', { scope: 'prereg:read everything' });
      expect(await isLive(narrow.access_token)).toBe(false);
      expect((await issue(narrow.access_token, 'returns_portal_service:app:admin')).status).toBe(400);
      expect((await issue(narrow.access_token, 'prereg:read')).status).toBe(200);
      const renewed = (await server.refresh(narrow.refresh_token)).json<Tokens>();
      expect((await signUp(renewed.access_token)).statusCode).toBe(403);
      const standard = await signIn('OWNER', { scope: '' });
      expect(await isLive(standard.access_token)).toBe(true);
    });
  });

  describe('that are renewed twice within a second', () => {
    it('get the same tokens from every process if both requests are sent from the same device or network', async () => {
      const other = await server.another();
      try {
        const answer = await server.signIn('ALPHA');
        const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
        const { refresh_token } = answer.json<Tokens>();
        const once = await server.refresh(refresh_token, { cookie, address: '192.0.2.30' });
        const twice = await server.refresh(refresh_token, { cookie, address: '192.0.2.31', app: other });
        expect(once.statusCode).toBe(200);
        expect(twice.json()).toEqual(once.json());
        const bare = await signIn('ALPHA');
        const first = await server.refresh(bare.refresh_token, { address: '2001:db8::1' });
        const second = await server.refresh(bare.refresh_token, { address: '2001:db8::2', app: other });
        expect(second.json()).toEqual(first.json());
      } finally {
        await other.close();
      }
    });

    it('end if another device uses the replaced token, which the audit log records', async () => {
      const answer = await server.signIn('ALPHA');
      const cookie = String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';
      const { refresh_token, session_id } = answer.json<Tokens>();
      const renewed = (await server.refresh(refresh_token, { cookie })).json<Tokens>();
      expect((await server.refresh(refresh_token)).statusCode).toBe(401);
      expect(await isLive(renewed.access_token)).toBe(false);
      expect((await server.refresh(renewed.refresh_token, { cookie })).statusCode).toBe(401);
      expect((await logOf('ALPHA')).at(-1)).toMatchObject({ action: 'sign-in.replayed', sessionId: session_id });
    });
  });

  describe('that have ended', () => {
    /** Status and end reason in the response to a refresh token. */
    const endReasonFor = async (refreshToken: string) => {
      const answer = await server.refresh(refreshToken);
      return [answer.statusCode, answer.json<{ sessionEnded?: string }>().sessionEnded];
    };
    const endFrom = async (own: Tokens, ended: Tokens) =>
      call(own.access_token, 'DELETE', `/v2/oauth/sessions/${ended.session_id}`);
    const changePassword = (own: Tokens, current: string, next: string) =>
      call(own.access_token, 'POST', '/v2/authmanagement/password-change', { current, next });

    it.each<readonly [string, string, (own: Tokens, ended: Tokens) => Promise<unknown>]>([
      ['signed-out', 'they were signed out', async (_, ended) => server.revoke(ended.refresh_token)],
      ['elsewhere', 'they were ended from another session', endFrom],
      [
        'elsewhere',
        'all other sessions were ended',
        async (own) => call(own.access_token, 'DELETE', '/v2/oauth/sessions'),
      ],
      [
        'password-set',
        'the password was changed',
        async (own) => {
          await changePassword(own, PASSWORD, 'Another2026');
          await changePassword(own, 'Another2026', PASSWORD);
        },
      ],
      [
        'replayed',
        'a replaced token was used from another network',
        async (_, ended) => {
          await server.refresh(ended.refresh_token);
          await server.refresh(ended.refresh_token, { address: '198.51.100.9' });
        },
      ],
      ['disabled', 'their user was disabled', async () => enable(false)],
      ['idle', 'they were idle', async () => server.advance(31 * MINUTE)],
      ['expired', 'their maximum lifetime was over', async () => server.advance(24 * 60 * MINUTE)],
    ])('return the end reason only to the owner of their token: “%s”, if %s [AU-25]', async (reason, _, end) => {
      const own = await signIn('GAMMA');
      const ended = await signIn('GAMMA');
      await end(own, ended);
      expect(await endReasonFor(ended.refresh_token)).toEqual([401, reason]);
      await enable(true);
      // The reason is still returned after it was reported once and after expired data was purged.
      await server.purge();
      expect(await endReasonFor(ended.refresh_token)).toEqual([401, reason]);
    });

    it('return only the end reason, and no reason if the request contains none of their tokens [AU-25]', async () => {
      const { refresh_token, access_token } = await signIn('ALPHA');
      const renewed = (await server.refresh(refresh_token)).json<Tokens>();
      const copied = await server.refresh(refresh_token, { address: '198.51.100.9' });
      const { requestId, ...problem } = copied.json<Record<string, unknown>>();
      expect([requestId, problem]).toEqual([
        expect.any(String),
        { type: '/problems/unauthorized', title: 'Unauthorized', status: 401, sessionEnded: 'replayed' },
      ]);
      expect(await endReasonFor(renewed.refresh_token)).toEqual([401, 'replayed']);
      for (const unknown of ['x'.repeat(43), access_token, `${renewed.refresh_token}x`])
        expect(await endReasonFor(unknown)).toEqual([401, undefined]);
    });

    it('return the end reason until an hour after their maximum lifetime, then no reason [AU-25]', async () => {
      const { refresh_token } = await signIn('ALPHA');
      await server.revoke(refresh_token);
      server.advance(23 * 60 * MINUTE);
      await server.purge();
      expect(await endReasonFor(refresh_token)).toEqual([401, 'signed-out']);
      server.advance(2 * 60 * MINUTE);
      await server.purge();
      expect(await endReasonFor(refresh_token)).toEqual([401, undefined]);
    });
  });

  describe('in the audit log', () => {
    it('record sign-ins, refusals, lockouts and sign-outs with user, address and request id, without secrets [AU-22]', async () => {
      const since = (await logOf('BETA')).length;
      const wrong = await server.signIn('BETA', { password: 'not the right one', address: '198.51.100.1' });
      for (let nth = 0; nth < 5; nth += 1) {
        // Wait for each entry, because waiting entries of different actions are stored in turn.
        await server.settle();
        await server.signIn('BETA', { password: 'guess', address: '198.51.100.2' });
      }
      await server.signIn('BETA', { username: 'typed-by-mistake', address: '198.51.100.3' });
      await server.signIn('BETA', { username: 'typed-again', address: '198.51.100.3' });
      const answer = await server.signIn('BETA');
      const { access_token, refresh_token, session_id: sessionId } = answer.json<Tokens>();
      await server.revoke(refresh_token);
      const entries = await logOf('BETA', since);
      const userId = 'user-of-BETA';
      const refused = { action: 'sign-in.refused', userId, because: 'wrong', requestId: expect.any(String) };
      const requestId = expect.any(String);
      expect(entries.filter(({ action }) => action === 'sign-in.refused' || action === 'sign-in.locked')).toEqual([
        { ...refused, address: '198.51.100.1', requestId: wrong.json<{ requestId: string }>().requestId },
        ...Array.from({ length: 5 }, () => ({ ...refused, address: '198.51.100.2' })),
        { action: 'sign-in.locked', userId, locked: 'network', address: '198.51.100.2', requestId },
        { action: 'sign-in.refused', userId: 'unknown', because: 'unknown', address: '198.51.100.3', requestId },
      ]);
      expect(entries.filter(({ action }) => action === 'sign-in.accepted' || action === 'sign-in.ended')).toEqual([
        { action: 'sign-in.accepted', userId, sessionId, device: 'new', address: '192.0.2.1', requestId },
        { action: 'sign-in.ended', userId, sessionId, because: 'signed-out', address: expect.any(String), requestId },
      ]);
      const everything = JSON.stringify(await logOf('BETA'));
      for (const secret of [access_token, refresh_token, 'not the right one', 'typed-by-mistake', PASSWORD])
        expect(everything).not.toContain(secret);
      expect(await verifyAudit(server.database)).toMatchObject({ kind: 'intact' });
    });

    it('record the end of a session whose user was disabled', async () => {
      const { access_token } = await signIn('GAMMA');
      await enable(false);
      expect(await isLive(access_token)).toBe(false);
      await enable(true);
      expect((await logOf('GAMMA')).at(-1)).toMatchObject({
        action: 'sign-in.ended',
        because: 'disabled',
        requestId: expect.any(String),
      });
    });
  });
});
