import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AesTotpSeal } from '../../../server/infrastructure/oauth/AesTotpSeal.ts';
import { engines } from '../../support/server/databases.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../support/server/httpServer.ts';
import { auditOf } from '../../support/server/storedRows.ts';

type Tokens = { readonly access_token: string; readonly refresh_token: string };
type Challenge = { readonly challenge: string; readonly methods: readonly string[]; readonly expiresAt: string };

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const FACTOR = '/v2/authmanagement/second-factor';
const STEP_UP = '/v2/authmanagement/step-up';
const USERS = '/v1/returns-portal-service/OWNER/company/ALPHA/users';
const newKey = Buffer.alloc(32, 2);
const oldKey = Buffer.alloc(32, 1);

describe.each(engines)('a second factor on $name', ({ open }) => {
  let server: TestServer;
  /** A user who manages the other users. */
  let manager: string;
  beforeAll(async () => {
    server = await startTestServer({ draftKeys: [newKey, oldKey] }, open);
    manager = await server.authorization('ALPHA');
  });
  afterAll(() => server.close());

  const codeOf = (secret: string) => generateSync({ secret, epoch: Math.floor(server.now() / 1000) });
  /** A code that the app never shows now. */
  const wrongCode = (secret: string) => generateSync({ secret, epoch: Math.floor(server.now() / 1000) + 3600 });
  const signIn = (username: string, more: object = {}) => server.signIn('ALPHA', { username, ...more });
  const challengeFor = async (username: string, more: object = {}): Promise<Challenge> => {
    const response = await signIn(username, more);
    expect(response.json()).toMatchObject({ status: 401, type: '/problems/second-factor-required' });
    return response.json<{ secondFactor: Challenge }>().secondFactor;
  };
  const respond = ({ challenge }: Challenge, code: string, more: Record<string, string> = {}) =>
    server.token({ grant_type: 'second_factor', challenge, method: 'totp', code, ...more });
  const setUp = async (authorization: string) => {
    const begun = await server.send(authorization, 'POST', `${FACTOR}/totp`);
    expect(begun.statusCode).toBe(201);
    const { secret, uri } = begun.json<{ secret: string; uri: string }>();
    const confirmed = await server.send(authorization, 'PUT', `${FACTOR}/totp`, { code: codeOf(secret) });
    expect(confirmed.statusCode).toBe(200);
    const { recoveryCodes = [] } = confirmed.json<{ recoveryCodes?: string[] }>();
    // Codes of this step are now used.
    server.advance(30_000);
    return { secret, uri, recoveryCodes };
  };
  const confirm = (authorization: string, method: string, proof: string) =>
    server.send(authorization, 'POST', STEP_UP, { method, proof });
  const fresh = async () => {
    manager = await server.authorization('ALPHA');
    return manager;
  };
  let people = 0;
  /** A new user of ALPHA with an authenticator app. */
  const withApp = async () => {
    const email = `user${(people += 1)}@alpha.example`;
    const invited = await server.send(await fresh(), 'POST', USERS, { name: 'Ines Ito', email, role: 'staff' });
    const { user, link } = invited.json<{ user: { userId: string }; link: { token: string } }>();
    await server.setPassword(link.token, PASSWORD);
    let tokens = (await signIn(email)).json<Tokens>();
    /** Authorization with a new access token of the same session. */
    const renew = async () => {
      tokens = (await server.refresh(tokens.refresh_token)).json<Tokens>();
      return `Bearer ${tokens.access_token}`;
    };
    const authorization = `Bearer ${tokens.access_token}`;
    return { email, userId: user.userId, authorization, renew, ...(await setUp(authorization)) };
  };
  const actions = async () => {
    await server.settle();
    return (await auditOf(server.database, 'ALPHA')).map(({ action, detail }) => ({
      action,
      detail: JSON.parse(detail) as Record<string, unknown>,
    }));
  };

  it('is requested at sign-in after the correct password, and its code starts the session [AU-26]', async () => {
    const { email, secret, uri } = await withApp();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Test%20Returns:/);
    expect((await signIn(email, { password: 'wrong' })).json()).not.toHaveProperty('secondFactor');
    const challenge = await challengeFor(email);
    expect(challenge.methods).toEqual(['totp', 'recovery-code']);
    expect(Date.parse(challenge.expiresAt)).toBe(server.now() + 10 * MINUTE);
    const response = await respond(challenge, ` ${codeOf(secret).replace(/(?=...$)/, ' ')}`);
    expect(response.json()).toMatchObject({ token_type: 'Bearer', userInfo: { email } });
    const accepted = (await actions()).filter(({ action }) => action === 'sign-in.accepted').at(-1);
    expect(accepted?.detail).toMatchObject({ method: 'totp' });
  });

  it('accepts each code and each challenge only once [AU-26]', async () => {
    const { email, secret } = await withApp();
    const code = codeOf(secret);
    const first = await challengeFor(email);
    expect((await respond(first, code)).statusCode).toBe(200);
    server.advance(30_000);
    expect((await respond(first, codeOf(secret))).json()).toMatchObject({ message: 'signInSecurity.refused.expired' });
    const replayed = await respond(await challengeFor(email), code);
    expect(replayed.json()).toMatchObject({ status: 401, message: 'signInSecurity.refused.usedCode' });
    const other = await challengeFor(email);
    const next = codeOf(secret);
    const responses = await Promise.all([respond(other, next), respond(other, next)]);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('refuses the code with which the app was confirmed, and codes of other times [AU-26]', async () => {
    const { email, secret } = await withApp();
    const ofStep = (steps: number) => generateSync({ secret, epoch: Math.floor(server.now() / 1000) + 30 * steps });
    const challenge = await challengeFor(email);
    for (const steps of [-2, -1, 2]) expect((await respond(challenge, ofStep(steps))).statusCode, `${steps}`).toBe(401);
    expect((await respond(challenge, ofStep(1))).statusCode).toBe(200);
  });

  it('makes a challenge void after five wrong codes or ten minutes [AU-26]', async () => {
    const { email, secret } = await withApp();
    const challenge = await challengeFor(email);
    const messages: unknown[] = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      messages.push((await respond(challenge, wrongCode(secret))).json<{ message: string }>().message);
    const wrong = 'signInSecurity.refused.wrongCode';
    expect(messages).toEqual([wrong, wrong, wrong, wrong, wrong, 'signInSecurity.refused.expired']);
    server.advance(MINUTE);
    expect((await respond(challenge, codeOf(secret))).statusCode).toBe(401);
    const late = await challengeFor(email);
    server.advance(10 * MINUTE);
    expect((await respond(late, codeOf(secret))).json()).toMatchObject({ message: 'signInSecurity.refused.expired' });
    const refusals = (await actions()).filter(({ detail }) => detail['because'] === 'wrong-code');
    expect(refusals.length).toBeGreaterThanOrEqual(5);
  });

  it('delays further codes after five wrong ones, although the password is correct each time [AU-26]', async () => {
    const { email, secret } = await withApp();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await respond(await challengeFor(email), wrongCode(secret))).statusCode).toBe(401);
    const locked = await challengeFor(email);
    expect((await respond(locked, codeOf(secret))).json()).toMatchObject({
      message: 'signInSecurity.refused.wrongCode',
    });
    server.advance(1001);
    expect((await respond(locked, codeOf(secret))).statusCode).toBe(200);
  });

  it('can be replaced by each of ten recovery codes once, and stores only their hashes [AU-26]', async () => {
    const { email, recoveryCodes } = await withApp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = ''] = recoveryCodes;
    expect(code).toMatch(/^[A-Z2-7]{16}$/);
    const use = async () => respond(await challengeFor(email), code.toLowerCase(), { method: 'recovery-code' });
    expect((await use()).statusCode).toBe(200);
    expect((await use()).json()).toMatchObject({ status: 401, message: 'signInSecurity.refused.usedCode' });
    const stored = await server.database.inMaintenance((trx) => trx.selectFrom('recovery_code').selectAll().execute());
    const texts = [JSON.stringify(stored), server.logged(), JSON.stringify(await actions())].join('\n');
    for (const each of recoveryCodes) expect(texts).not.toContain(each);
    expect((await actions()).map(({ action }) => action)).toContain('recovery-code.used');
  });

  it('and wrong proofs are listed in the own account activity, newest first, up to ten entries [AU-21]', async () => {
    const { email, authorization, secret, recoveryCodes } = await withApp();
    await signIn(email, { password: 'wrong' });
    await respond(await challengeFor(email), wrongCode(secret));
    await respond(await challengeFor(email), recoveryCodes[0] ?? '', { method: 'recovery-code' });
    await server.settle();
    const activityOf = async (caller: string) =>
      (await server.send(caller, 'GET', '/v2/authmanagement/account-activity')).json<{
        entries: { action: string }[];
      }>().entries;
    const entries = await activityOf(authorization);
    expect(entries.slice(0, 5)).toMatchObject([
      { action: 'sign-in.accepted', method: 'recovery-code', address: expect.any(String) },
      { action: 'recovery-code.used' },
      { action: 'sign-in.refused', method: 'totp', because: 'wrong-code' },
      { action: 'sign-in.refused', because: 'wrong' },
      { action: 'second-factor.added' },
    ]);
    for (let nth = 0; nth < 10; nth += 1) await fresh();
    const others = await activityOf(await fresh());
    expect(others).toHaveLength(10);
    expect(others.map(({ action }) => action)).not.toContain('recovery-code.used');
  });

  it('is skipped in a remembered browser for 30 days, and until the app is replaced [AU-26]', async () => {
    const { email, secret } = await withApp();
    const response = await respond(await challengeFor(email), codeOf(secret), { remember: 'true' });
    const issuedAt = server.now();
    const cookies = [response.headers['set-cookie']].flat().map((cookie) => String(cookie).split(';', 1)[0] ?? '');
    const cookie = cookies.join('; ');
    const trusted = cookies.find((each) => each.startsWith('trusted-device-')) ?? '';
    expect(response.headers['set-cookie']).toContainEqual(expect.stringMatching(/^trusted-.*HttpOnly/));
    expect((await signIn(email, { cookie })).statusCode).toBe(200);
    await challengeFor(email);
    const other = await withApp();
    await challengeFor(other.email, { cookie });
    await challengeFor(email, { cookie: trusted.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) });
    server.advance(issuedAt + 30 * DAY - server.now());
    expect((await signIn(email, { cookie })).statusCode).toBe(200);
    server.advance(1);
    const challenge = await challengeFor(email, { cookie });
    const again = await respond(challenge, codeOf(secret), { remember: 'true' });
    const renewed = [again.headers['set-cookie']].flat().join('; ');
    await setUp(`Bearer ${again.json<{ access_token: string }>().access_token}`);
    await challengeFor(email, { cookie: renewed });
  });

  it('is kept when the password is reset, and a challenge for the old password ends [AU-26]', async () => {
    const { email, userId, secret } = await withApp();
    const before = await challengeFor(email);
    const issued = await server.send(await fresh(), 'POST', `${USERS}/${userId}/password-links`);
    await server.setPassword(issued.json<{ link: { token: string } }>().link.token, 'Another2026');
    expect((await respond(before, codeOf(secret))).statusCode).toBe(401);
    const after = await challengeFor(email, { password: 'Another2026' });
    expect((await respond(after, codeOf(secret))).statusCode).toBe(200);
  });

  it('is reset by a user who manages users, which is recorded, and not by the user or by a stranger [AU-28]', async () => {
    const { email, userId, authorization } = await withApp();
    const reset = (caller: string, id = userId) => server.send(caller, 'DELETE', `${USERS}/${id}/second-factor`);
    const listed = async () =>
      (await server.send(await fresh(), 'GET', USERS))
        .json<{ users: { userId: string; hasSecondFactor: boolean }[] }>()
        .users.find((user) => user.userId === userId)?.hasSecondFactor;
    expect(await listed()).toBe(true);
    expect((await reset(authorization)).json()).toMatchObject({ message: 'users.refused.own' });
    expect((await reset(await server.authorization('BETA'))).statusCode).toBe(404);
    expect((await reset(manager)).statusCode).toBe(204);
    expect(await listed()).toBe(false);
    expect((await signIn(email)).statusCode).toBe(200);
    expect((await actions()).find(({ action }) => action === 'second-factor.reset')?.detail).toMatchObject({ userId });
  });

  it('is shown on the account page, gets new recovery codes, and is removed with them [AU-26]', async () => {
    const { email, authorization, secret, recoveryCodes } = await withApp();
    const read = async () => (await server.send(authorization, 'GET', FACTOR)).json<{ recoveryCodes: object }>();
    expect(await read()).toMatchObject({ totp: { addedAt: expect.any(String) }, recoveryCodes: { left: 10 } });
    await respond(await challengeFor(email), recoveryCodes[0] ?? '', { method: 'recovery-code' });
    await respond(await challengeFor(email), codeOf(secret));
    const now = new Date(server.now()).toISOString();
    expect(await read()).toMatchObject({ totp: { lastUsedAt: now }, recoveryCodes: { left: 9, lastUsedAt: now } });
    const created = await server.send(authorization, 'POST', `${FACTOR}/recovery-codes`);
    const fresher = created.json<{ recoveryCodes: string[] }>().recoveryCodes;
    const use = async (code = '') => respond(await challengeFor(email), code, { method: 'recovery-code' });
    expect((await use(recoveryCodes[1])).statusCode).toBe(401);
    expect((await use(fresher[1])).statusCode).toBe(200);
    expect((await server.send(authorization, 'DELETE', `${FACTOR}/totp`)).statusCode).toBe(204);
    expect(await read()).toEqual({ passkeys: [], recoveryCodes: { left: 0 } });
    expect((await signIn(email)).statusCode).toBe(200);
    expect((await server.send(authorization, 'POST', `${FACTOR}/recovery-codes`)).statusCode).toBe(400);
    expect((await actions()).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['second-factor.added', 'recovery-codes.created', 'second-factor.removed']),
    );
  });

  it('is added only with a code of the new secret within half an hour [AU-26]', async () => {
    const authorization = await server.authorization('BETA');
    const begun = await server.send(authorization, 'POST', `${FACTOR}/totp`);
    const { secret } = begun.json<{ secret: string }>();
    const put = (code: string) => server.send(authorization, 'PUT', `${FACTOR}/totp`, { code });
    expect((await put(wrongCode(secret))).json()).toMatchObject({ message: 'signInSecurity.refused.wrongCode' });
    expect((await server.signIn('BETA')).statusCode).toBe(200);
    server.advance(30 * MINUTE);
    await server.purge();
    const later = await server.authorization('BETA');
    const expired = await server.send(later, 'PUT', `${FACTOR}/totp`, { code: codeOf(secret) });
    expect(expired.json()).toMatchObject({ status: 400, message: 'signInSecurity.refused.expired' });
    const count = await server.database.inMaintenance((trx) =>
      trx.selectFrom('second_factor').selectAll().where('company_id', '=', 'BETA').execute(),
    );
    expect(count).toEqual([]);
  });

  it('is stored encrypted, and the secret appears in no log [AU-26]', async () => {
    const { secret } = await withApp();
    const stored = await server.database.inMaintenance((trx) => trx.selectFrom('second_factor').selectAll().execute());
    const sealed = stored.map((row) => row.sealed?.toString('latin1')).join('\n');
    for (const text of [sealed, server.logged(), JSON.stringify(await actions())]) expect(text).not.toContain(secret);
  });

  it('is encrypted with the newest key when a code is accepted [AU-26]', async () => {
    const { email, userId, secret } = await withApp();
    const stored = () =>
      server.database.inMaintenance((trx) =>
        trx.selectFrom('second_factor').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow(),
      );
    const owner = { rootOrgId: 'OWNER', companyId: 'ALPHA', userId, factorId: (await stored()).factor_id };
    const sealed = Buffer.from(new AesTotpSeal([oldKey]).seal(secret, owner));
    await server.database.inMaintenance((trx) =>
      trx.updateTable('second_factor').set({ sealed }).where('user_id', '=', userId).execute(),
    );
    expect((await respond(await challengeFor(email), wrongCode(secret))).statusCode).toBe(401);
    expect((await stored()).sealed).toEqual(sealed);
    expect((await respond(await challengeFor(email), codeOf(secret))).statusCode).toBe(200);
    expect(new AesTotpSeal([newKey]).open((await stored()).sealed ?? Buffer.of(), owner)).toBe(secret);
  });

  it('is deleted with its user, and a purge deletes expired challenges [AU-26]', async () => {
    const { email, userId } = await withApp();
    await challengeFor(email);
    server.advance(11 * MINUTE);
    await server.purge();
    const rows = (table: 'second_factor' | 'recovery_code' | 'sign_in_challenge') =>
      server.database.inMaintenance((trx) =>
        trx.selectFrom(table).select('user_id').where('user_id', '=', userId).execute(),
      );
    expect(await rows('sign_in_challenge')).toEqual([]);
    await challengeFor(email);
    const removed = await server.send(await fresh(), 'DELETE', `${USERS}/${userId}`, undefined, { 'if-match': '"u2"' });
    expect(removed.statusCode).toBe(204);
    for (const table of ['second_factor', 'recovery_code', 'sign_in_challenge'] as const)
      expect(await rows(table), table).toEqual([]);
  });

  describe('step-up', () => {
    const invite = (authorization: string) =>
      server.send(authorization, 'POST', USERS, {
        name: 'Ada',
        email: `ada${(people += 1)}@alpha.example`,
        role: 'staff',
      });

    it('is required for users ten minutes after the sign-in, and lists the methods of the user [AU-28]', async () => {
      const { authorization, renew } = await withApp();
      server.advance(9 * MINUTE);
      expect((await invite(authorization)).statusCode).toBe(201);
      server.advance(MINUTE);
      const later = await renew();
      expect((await invite(later)).json()).toMatchObject({
        status: 403,
        type: '/problems/step-up-required',
        stepUp: { methods: ['totp', 'recovery-code'] },
      });
      expect((await server.send(later, 'GET', USERS)).statusCode).toBe(200);
      expect((await server.send(later, 'DELETE', `${FACTOR}/totp`)).statusCode).toBe(403);
    });

    it('accepts a code or a recovery code, each for ten minutes, but not the password [AU-28]', async () => {
      const { renew, secret, recoveryCodes } = await withApp();
      const proofs: Readonly<Record<string, () => string>> = {
        totp: () => codeOf(secret),
        'recovery-code': () => recoveryCodes[0] ?? '',
      };
      for (const [method, proof] of Object.entries(proofs)) {
        server.advance(10 * MINUTE);
        const authorization = await renew();
        expect((await invite(authorization)).statusCode, method).toBe(403);
        expect((await confirm(authorization, 'password', PASSWORD)).statusCode).toBe(400);
        expect((await confirm(authorization, method, proof())).statusCode, method).toBe(204);
        expect((await invite(authorization)).statusCode, method).toBe(201);
        expect((await confirm(authorization, method, proof())).statusCode, `${method} again`).toBe(400);
      }
    });

    it('accepts the password of a user without a second factor, and throttles wrong ones [AU-28]', async () => {
      const tokens = (await server.signIn('BETA')).json<Tokens>();
      server.advance(10 * MINUTE);
      const renewed = (await server.refresh(tokens.refresh_token)).json<Tokens>();
      const authorization = `Bearer ${renewed.access_token}`;
      const begin = () => server.send(authorization, 'POST', `${FACTOR}/totp`);
      expect((await begin()).json()).toMatchObject({ stepUp: { methods: ['password'] } });
      const wrong = await confirm(authorization, 'password', 'wrong');
      expect(wrong.json()).toMatchObject({ status: 400, message: 'session.password.wrong' });
      for (let attempt = 0; attempt < 4; attempt += 1) await confirm(authorization, 'password', 'wrong');
      expect((await confirm(authorization, 'password', PASSWORD)).statusCode).toBe(400);
      server.advance(1001);
      expect((await confirm(authorization, 'password', PASSWORD)).statusCode).toBe(204);
      expect((await begin()).statusCode).toBe(201);
    });

    it('is required to publish webhooks, but not to publish other settings [AU-28]', async () => {
      const { renew, secret } = await withApp();
      server.advance(10 * MINUTE);
      const authorization = await renew();
      const company = '/v1/returns-portal-service/OWNER/company/ALPHA';
      const { revision } = (await server.configuration('ALPHA', authorization)).json<{ revision: string }>();
      const open = (key: string, value: unknown) =>
        server.send(
          authorization,
          'POST',
          `${company}/publishes`,
          { changes: [{ type: 'COMPANY', key, value }] },
          { 'if-match': revision },
        );
      const webhooks = [{ url: 'https://hooks.example/' }];
      expect((await open('settings.webhooks', webhooks)).json()).toMatchObject({ type: '/problems/step-up-required' });
      const write = () =>
        server.send(
          authorization,
          'PATCH',
          `${company}/settings`,
          { webhooks },
          {
            'if-match': revision,
            'idempotency-key': 'the-same-write-0001',
          },
        );
      expect((await write()).json()).toMatchObject({ type: '/problems/step-up-required' });
      const cancel = async (response: Awaited<ReturnType<typeof open>>) => {
        expect(response.statusCode).toBe(201);
        const { publishId } = response.json<{ publishId: string }>();
        await server.send(authorization, 'DELETE', `${company}/publishes/${publishId}`);
      };
      await cancel(await open('settings.orderInstructions', 'Ring twice'));
      await confirm(authorization, 'totp', codeOf(secret));
      await cancel(await open('settings.webhooks', webhooks));
      expect((await write()).statusCode).toBe(200);
    });
  });
});
