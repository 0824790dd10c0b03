import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../support/server/databases.ts';
import { startTestServer, type TestServer } from '../../support/server/httpServer.ts';
import { auditOf, usageOf } from '../../support/server/storedRows.ts';

type Body = {
  userId: string;
  email: string;
  roles: string[];
  enabled: boolean;
  hasPassword: boolean;
  lastSignInAt?: string;
  version: number;
};
type Link = { token: string; expiresAt: string };

const DAY = 24 * 60 * 60 * 1000;
const at = (companyId: string, rest = '') => `/v1/returns-portal-service/OWNER/company/${companyId}/users${rest}`;

describe.each(engines)('users of a company on $name', ({ open }) => {
  let server: TestServer;
  let staff: string;
  beforeAll(async () => {
    server = await startTestServer({}, open);
    staff = await server.authorization('ALPHA');
  });
  afterAll(() => server.close());

  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    { authorization = staff, payload, version }: { authorization?: string; payload?: object; version?: number } = {},
  ) =>
    server.send(authorization, method, url, payload, { ...(version !== undefined && { 'if-match': `"u${version}"` }) });
  const list = async () => (await call('GET', at('ALPHA'))).json<{ users: Body[]; roles: string[] }>();
  const invite = (email: string, more = {}) =>
    call('POST', at('ALPHA'), { payload: { name: 'Ines Ito', email, role: 'staff', ...more } });
  const invited = async (email: string) => (await invite(email)).json<{ user: Body; link: Link }>();
  const setPassword = (token: string, password = 'Welcome2026') => server.setPassword(token, password);
  const joined = async (email: string) => {
    const { user, link } = await invited(email);
    await setPassword(link.token);
    const tokens = (await server.signIn('ALPHA', { username: email, password: 'Welcome2026' })).json<{
      access_token: string;
      refresh_token: string;
    }>();
    const found = (await list()).users.find(({ userId }) => userId === user.userId);
    if (!found) throw new Error('not there');
    return { user: found, authorization: `Bearer ${tokens.access_token}`, refreshToken: tokens.refresh_token };
  };
  const actions = async () => {
    await server.settle();
    return (await auditOf(server.database, 'ALPHA')).map(({ action }) => action);
  };

  it('are invited, accept the invitation by a link that works once, and sign in [AU-17]', async () => {
    const response = await invite('ines@alpha.example');
    expect(response.statusCode).toBe(201);
    const { user, link } = response.json<{ user: Body; link: Link }>();
    expect(user).toMatchObject({ hasPassword: false, enabled: true, roles: ['staff'] });
    expect((await server.signIn('ALPHA', { username: 'ines@alpha.example', password: '' })).statusCode).not.toBe(200);
    expect((await setPassword(link.token, 'short')).json()).toMatchObject({ message: 'wl.validation.passwordError' });
    const set = await setPassword(link.token);
    expect(set.json()).toEqual({ organisationId: 'ALPHA', signInAt: '/ALPHA', email: 'ines@alpha.example' });
    expect((await setPassword(link.token, 'Another2026')).json()).toMatchObject({ message: 'setPassword.linkNotGood' });
    const signedIn = await server.signIn('ALPHA', { username: 'INES@alpha.example', password: 'Welcome2026' });
    expect(signedIn.statusCode).toBe(200);
    const now = (await list()).users.find(({ userId }) => userId === user.userId);
    expect(now).toMatchObject({ hasPassword: true, lastSignInAt: new Date(server.now()).toISOString() });
  });

  it('cannot set a password by an expired or replaced link, or while they are disabled [AU-17]', async () => {
    const first = await invited('expired@alpha.example');
    const again = await call('POST', at('ALPHA', `/${first.user.userId}/password-links`));
    expect((await setPassword(first.link.token)).statusCode).toBe(400);
    await call('PATCH', at('ALPHA', `/${first.user.userId}`), { payload: { enabled: false }, version: 1 });
    expect((await setPassword(again.json<{ link: Link }>().link.token)).statusCode).toBe(400);
    expect((await call('POST', at('ALPHA', `/${first.user.userId}/password-links`))).json()).toMatchObject({
      message: 'users.refused.disabled',
    });
    const late = await invited('late@alpha.example');
    server.advance(7 * DAY + 1);
    staff = await server.authorization('ALPHA');
    expect((await setPassword(late.link.token)).statusCode).toBe(400);
    expect((await setPassword('x'.repeat(43))).statusCode).toBe(400);
  });

  it('are not found by an e-mail address that only looks equal, and cannot have another user’s address [AU-17] [AU-1]', async () => {
    await joined('priya.k@alpha.example');
    const spellings = [
      'prİya.k@alpha.example',
      'priya.\u212a@alpha.example',
      'ｐriya.k@alpha.example',
      'prıya.k@alpha.example',
    ];
    for (const username of spellings)
      expect((await server.signIn('ALPHA', { username, password: 'Welcome2026' })).statusCode, username).toBe(401);
    expect(
      (await server.signIn('ALPHA', { username: 'PRIYA.K@Alpha.Example', password: 'Welcome2026' })).statusCode,
    ).toBe(200);
    const refused = { statusCode: 400, message: 'validation.emailInvalidError' };
    for (const email of ['priya.\u212a@alpha.example', 'ｐriya.k@alpha.example']) {
      const response = await invite(email);
      expect({ statusCode: response.statusCode, message: response.json<{ message: string }>().message }).toEqual(
        refused,
      );
    }
    // İ and I are different letters, so the addresses are different.
    expect((await invite('prİya.k@alpha.example')).statusCode).toBe(201);
    expect((await invite('PRİYA.K@alpha.example')).json()).toMatchObject({ message: 'users.refused.emailTaken' });
    expect((await invite('andre\u0301@alpha.example')).statusCode).toBe(201);
    expect((await invite('ANDRÉ@alpha.example')).json()).toMatchObject({ message: 'users.refused.emailTaken' });
  });

  it('are identified by both spellings of an international domain, and can sign in with both [AU-1] [AU-17]', async () => {
    await joined('ines@münchen.example');
    expect((await invite('ines@xn--mnchen-3ya.example')).json()).toMatchObject({ message: 'users.refused.emailTaken' });
    for (const username of ['ines@xn--mnchen-3ya.example', 'INES@MÜNCHEN.example', 'ines@mu\u0308nchen.example'])
      expect((await server.signIn('ALPHA', { username, password: 'Welcome2026' })).statusCode, username).toBe(200);
  });

  it('lose their drafts when they are removed, and the drafts no longer count towards the quota', async () => {
    const { user, authorization } = await joined('drafting@alpha.example');
    const counted = async (): Promise<number> => (await usageOf(server.database, 'ALPHA'))?.bytes ?? 0;
    const drafts = () =>
      server.database.inMaintenance((trx) =>
        trx.selectFrom('draft').select('bytes').where('user_id', '=', user.userId).execute(),
      );
    const before = await counted();
    const draftResponse = await server.send(
      authorization,
      'PUT',
      at('ALPHA').replace('/users', '/drafts/mine'),
      {
        changes: [{ type: 'COMPANY', key: 'settings.orderInstructions', value: 'x'.repeat(50_000) }],
        history: { done: [], undone: [] },
      },
      { 'if-match': '"d0"', 'idempotency-key': 'a-draft-that-is-kept' },
    );
    expect(draftResponse.statusCode, draftResponse.body).toBe(200);
    expect((await drafts())[0]?.bytes).toBeGreaterThan(50_000);
    expect(await counted()).toBeGreaterThan(before + 50_000);
    const gone = at('ALPHA', `/${user.userId}`);
    expect((await call('DELETE', gone, { version: user.version })).statusCode).toBe(204);
    expect(await drafts()).toEqual([]);
    // The audit log still contains the removal.
    expect(await counted()).toBeLessThan(before + 5_000);
  });

  it('are signed out at once if they are disabled, removed or given another password', async () => {
    const disabled = await joined('disabled@alpha.example');
    const userUrl = at('ALPHA', `/${disabled.user.userId}`);
    const { version } = disabled.user;
    expect((await call('GET', at('ALPHA'), disabled)).statusCode).toBe(200);
    const changed = await call('PATCH', userUrl, { payload: { enabled: false }, version });
    expect(changed.json()).toMatchObject({ user: { enabled: false, version: version + 1 } });
    expect((await call('GET', at('ALPHA'), disabled)).statusCode).toBe(401);
    expect((await server.refresh(disabled.refreshToken)).json()).toMatchObject({ sessionEnded: 'disabled' });
    const again = { username: 'disabled@alpha.example', password: 'Welcome2026' };
    expect((await server.signIn('ALPHA', again)).statusCode).toBe(401);
    await call('PATCH', userUrl, { payload: { enabled: true }, version: version + 1 });
    expect((await call('GET', at('ALPHA'), disabled)).statusCode).toBe(401);
    expect((await server.signIn('ALPHA', again)).statusCode).toBe(200);

    const removed = await joined('removed@alpha.example');
    const gone = at('ALPHA', `/${removed.user.userId}`);
    expect((await call('DELETE', gone, { version: removed.user.version })).statusCode).toBe(204);
    expect((await call('GET', at('ALPHA'), removed)).statusCode).toBe(401);
    expect((await list()).users.map(({ email }) => email)).not.toContain('removed@alpha.example');

    const renewed = await joined('renewed@alpha.example');
    const link = await call('POST', at('ALPHA', `/${renewed.user.userId}/password-links`));
    await setPassword(link.json<{ link: Link }>().link.token, 'Lantern2026');
    expect((await call('GET', at('ALPHA'), renewed)).statusCode).toBe(401);
    expect((await server.refresh(renewed.refreshToken)).json()).toMatchObject({ sessionEnded: 'password-set' });
  });

  it('cannot be changed with an outdated or missing version', async () => {
    const { user } = await invited('stale@alpha.example');
    const userUrl = at('ALPHA', `/${user.userId}`);
    const disable = { payload: { enabled: false } };
    const [one, other] = await Promise.all([
      call('PATCH', userUrl, { ...disable, version: 1 }),
      call('DELETE', userUrl, { version: 1 }),
    ]);
    expect([one.statusCode < 300, other.statusCode < 300].filter(Boolean)).toHaveLength(1);
    expect((await call('PATCH', userUrl, disable)).statusCode).toBe(400);
  });

  it('always include at least one active user, even if two are removed at the same time', async () => {
    const before = (await list()).users;
    const second = await joined('second@alpha.example');
    for (const { userId, version, enabled, email } of before)
      if (enabled && !email.startsWith('Staff@'))
        await call('PATCH', at('ALPHA', `/${userId}`), { payload: { enabled: false }, version });
    const { users } = await list();
    const first = users.find(({ email }) => email.startsWith('Staff@'));
    if (!first) throw new Error('not there');
    const own = await call('DELETE', at('ALPHA', `/${first.userId}`), { version: first.version });
    expect(own.json()).toMatchObject({ message: 'users.refused.own' });
    const disable = { payload: { enabled: false } };
    const both = await Promise.all([
      call('PATCH', at('ALPHA', `/${first.userId}`), { ...disable, ...second, version: first.version }),
      call('PATCH', at('ALPHA', `/${second.user.userId}`), { ...disable, version: second.user.version }),
    ]);
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const active = (await server.database.inMaintenance((trx) => trx.selectFrom('staff').selectAll().execute())).filter(
      ({ company_id, enabled, password_hash }) => company_id === 'ALPHA' && enabled && password_hash !== null,
    );
    expect(active).toHaveLength(1);
    await server.database.inMaintenance((trx) =>
      trx.updateTable('staff').set({ enabled: true }).where('user_id', '=', first.userId).execute(),
    );
    staff = await server.authorization('ALPHA');
  });

  it('are hidden from other companies, other owners and admins without a review [RP-2]', async () => {
    const { user } = await invited('mine@alpha.example');
    for (const [caller, company] of [
      ['BETA', 'ALPHA'],
      ['GAMMA', 'ALPHA'],
      ['OWNER', 'ALPHA'],
      ['BETA', 'BETA'],
    ] as const) {
      const authorization = await server.authorization(caller);
      const removed = await call('DELETE', at(company, `/${user.userId}`), { authorization, version: 1 });
      expect(removed.statusCode, `${caller} at ${company}`).toBe(404);
    }
    expect((await list()).users.map(({ userId }) => userId)).toContain(user.userId);
  });

  it('can change their own password, which ends their other sessions; wrong passwords count as at sign-in [AU-17]', async () => {
    const { authorization } = await joined('changes@alpha.example');
    const username = 'changes@alpha.example';
    const ended = await server.authorization('ALPHA', { username, password: 'Welcome2026' });
    const change = (current: string, next: string) =>
      call('POST', '/v2/authmanagement/password-change', { authorization, payload: { current, next } });
    expect((await change('Welcome2026', 'Another2026')).statusCode).toBe(204);
    expect((await call('GET', at('ALPHA'), { authorization })).statusCode).toBe(200);
    expect((await call('GET', at('ALPHA'), { authorization: ended })).statusCode).toBe(401);
    expect((await server.signIn('ALPHA', { username, password: 'Welcome2026' })).statusCode).toBe(401);
    for (let nth = 0; nth < 5; nth += 1)
      expect((await change('Guess2026', 'Another2027')).json()).toMatchObject({ message: 'session.password.wrong' });
    expect((await change('Another2026', 'Another2027')).json()).toMatchObject({ message: 'session.password.wrong' });
  });

  it('have every change of their account recorded in the audit log', async () => {
    const recordedActions = new Set(await actions());
    for (const action of [
      'user.invited',
      'user.changed',
      'user.removed',
      'user.link-issued',
      'password.set',
      'password.changed',
    ])
      expect(recordedActions).toContain(action);
  });
});
