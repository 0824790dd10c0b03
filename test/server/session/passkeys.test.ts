import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../support/server/databases.ts';
import { CLIENT, PASSWORD, startTestServer, type TestServer } from '../../support/server/httpServer.ts';
import { SoftwareAuthenticator } from '../../support/server/SoftwareAuthenticator.ts';
import { auditOf } from '../../support/server/storedRows.ts';

type Options = { readonly challenge: string; readonly [name: string]: unknown };
type Challenge = { readonly challenge: string; readonly methods: readonly string[] };
type OwnFactor = { readonly passkeys: readonly { readonly passkeyId: string; readonly name: string }[] };

const MINUTE = 60_000;
const FACTOR = '/v2/authmanagement/second-factor';
const PASSKEYS = `${FACTOR}/passkeys`;
const STEP_UP = '/v2/authmanagement/step-up';
const USERS = '/v1/returns-portal-service/OWNER/company/ALPHA/users';
const SITE = 'http://localhost';
/** Another host of the same service. */
const OTHER = { host: 'returns.example' };

const refusedPasskey = { message: 'signInSecurity.refused.passkey' };
const notAdded = { status: 400, message: 'signInSecurity.refused.passkeyNotAdded' };

describe.each(engines)('passkeys on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, open);
  });
  afterAll(() => server.close());

  let people = 0;
  /** A new user of ALPHA, without a second factor. */
  const invited = async () => {
    const email = `user${(people += 1)}@alpha.example`;
    const manager = await server.authorization('ALPHA');
    const { user, link } = (
      await server.send(manager, 'POST', USERS, { name: 'Ines Ito', email, role: 'staff' })
    ).json<{ user: { userId: string }; link: { token: string } }>();
    await server.setPassword(link.token, PASSWORD);
    const tokens = (await server.signIn('ALPHA', { username: email })).json<Record<string, string>>();
    let refreshToken = tokens['refresh_token'] ?? '';
    /** Authorization with a new access token of the same session. */
    const renew = async () => {
      const renewed = (await server.refresh(refreshToken)).json<Record<string, string>>();
      refreshToken = renewed['refresh_token'] ?? '';
      return `Bearer ${renewed['access_token']}`;
    };
    return { email, userId: user.userId, authorization: `Bearer ${tokens['access_token']}`, renew };
  };
  const begin = async (authorization: string) =>
    (await server.send(authorization, 'POST', `${PASSKEYS}/options`)).json<{ options: Options; host: string }>();
  const add = (authorization: string, credential: string, name = 'Blue key') =>
    server.send(authorization, 'POST', PASSKEYS, { name, credential });
  const read = async (authorization: string) => (await server.send(authorization, 'GET', FACTOR)).json<OwnFactor>();
  const withPasskey = async () => {
    const user = await invited();
    const authenticator = new SoftwareAuthenticator(SITE);
    const { options } = await begin(user.authorization);
    const added = await add(user.authorization, authenticator.create(options));
    const { recoveryCodes = [] } = added.json<{ recoveryCodes?: string[] }>();
    return { ...user, authenticator, recoveryCodes };
  };
  const challengeFor = async (email: string): Promise<Challenge> =>
    (await server.signIn('ALPHA', { username: email })).json<{ secondFactor: Challenge }>().secondFactor;
  const request = (challenge: string, headers = {}) =>
    server.send(CLIENT, 'POST', '/v2/oauth/passkey-options', { challenge }, headers);
  const optionsFor = async (challenge: string) => (await request(challenge)).json<{ options: Options }>().options;
  const respond = (challenge: string, code: string, more: Record<string, string> = {}) =>
    server.token({ grant_type: 'second_factor', challenge, method: 'passkey', code, ...more });
  /** Signs in with the password and then the passkey. */
  const enter = async (email: string, authenticator: SoftwareAuthenticator, more: Record<string, string> = {}) => {
    const { challenge } = await challengeFor(email);
    return respond(challenge, authenticator.use(await optionsFor(challenge)), more);
  };
  const actions = async () => {
    await server.settle();
    return (await auditOf(server.database, 'ALPHA')).map(({ action, detail }) => ({
      action,
      detail: JSON.parse(detail) as Record<string, unknown>,
    }));
  };

  it('are added for the host that was called, with recovery codes for the first factor [AU-29]', async () => {
    const { authorization } = await invited();
    const authenticator = new SoftwareAuthenticator(SITE);
    const { options, host } = await begin(authorization);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'Test Returns' },
      attestation: 'none',
      authenticatorSelection: { userVerification: 'required' },
      excludeCredentials: [],
    });
    expect(host).toBe('localhost');
    const added = await add(authorization, authenticator.create(options), ' Blue key ');
    expect(added.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect(await read(authorization)).toMatchObject({
      passkeys: [{ name: 'Blue key', host: 'localhost', isUsableHere: true, addedAt: expect.any(String) }],
    });
    const elsewhere = await server.send(authorization, 'GET', FACTOR, undefined, OTHER);
    expect(elsewhere.json()).toMatchObject({ passkeys: [{ host: 'localhost', isUsableHere: false }] });
    const again = await begin(authorization);
    expect(() => authenticator.create(again.options)).toThrow('has a passkey of this account');
    const second = await add(authorization, new SoftwareAuthenticator(SITE).create(again.options));
    expect(second.json()).toEqual({});
    const { detail } = (await actions()).findLast(({ action }) => action === 'second-factor.added') ?? {};
    expect(detail).toMatchObject({ method: 'passkey' });
  });

  it('are added only with a fresh response of this site by a verified user [AU-29]', async () => {
    const { authorization } = await invited();
    const authenticator = new SoftwareAuthenticator(SITE);
    const stranger = new SoftwareAuthenticator('https://phishing.example');
    expect((await add(authorization, stranger.create((await begin(authorization)).options))).json()).toMatchObject(
      notAdded,
    );
    const late = authenticator.create((await begin(authorization)).options);
    server.advance(5 * MINUTE);
    expect((await add(authorization, late)).json()).toMatchObject(notAdded);
    authenticator.isUserVerified = false;
    const unverified = authenticator.create((await begin(authorization)).options);
    expect((await add(authorization, unverified)).json()).toMatchObject(notAdded);
    authenticator.isUserVerified = true;
    const credential = authenticator.create((await begin(authorization)).options);
    expect((await add(authorization, '{"id":1}')).json()).toMatchObject(notAdded);
    expect((await add(authorization, credential)).json(), 'the challenge was used').toMatchObject(notAdded);
    const ipAddress = await server.send(authorization, 'POST', `${PASSKEYS}/options`, undefined, { host: '192.0.2.7' });
    expect(ipAddress.json()).toMatchObject(notAdded);
    expect((await read(authorization)).passkeys).toEqual([]);
  });

  it('complete a sign-in after the password, and count as the second factor [AU-29]', async () => {
    const { email, authorization, authenticator } = await withPasskey();
    const { challenge, methods } = await challengeFor(email);
    expect(methods).toEqual(['passkey', 'recovery-code']);
    const options = await optionsFor(challenge);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const response = await respond(challenge, authenticator.use(options));
    expect(response.json()).toMatchObject({ token_type: 'Bearer', userInfo: { email } });
    const { detail } = (await actions()).findLast(({ action }) => action === 'sign-in.accepted') ?? {};
    expect(detail).toMatchObject({ method: 'passkey' });
    const lastUsedAt = new Date(server.now()).toISOString();
    expect(await read(authorization)).toMatchObject({ passkeys: [{ lastUsedAt }] });
  });

  it('sign each challenge once, within five minutes, and only for their own sign-in [AU-29]', async () => {
    const { email, authenticator } = await withPasskey();
    const [first, second] = [await challengeFor(email), await challengeFor(email)];
    const response = authenticator.use(await optionsFor(first.challenge));
    expect((await respond(second.challenge, response)).json()).toMatchObject({ status: 401, ...refusedPasskey });
    expect((await respond(first.challenge, response)).statusCode).toBe(200);
    expect((await respond(second.challenge, response)).statusCode).toBe(401);
    const late = authenticator.use(await optionsFor(second.challenge));
    server.advance(5 * MINUTE);
    expect((await respond(second.challenge, late)).json()).toMatchObject(refusedPasskey);
    const replaced = authenticator.use(await optionsFor(second.challenge));
    await optionsFor(second.challenge);
    expect((await respond(second.challenge, replaced)).json()).toMatchObject(refusedPasskey);
    expect((await request(first.challenge)).json()).toMatchObject({ message: 'signInSecurity.refused.expired' });
  });

  it('are refused without verification of the user, and of another site or another account [AU-29]', async () => {
    const { email, authenticator } = await withPasskey();
    const refusals = async () => (await actions()).filter(({ detail }) => detail['because'] === 'wrong-passkey').length;
    const before = await refusals();
    const { challenge } = await challengeFor(email);
    authenticator.isUserVerified = false;
    expect((await respond(challenge, authenticator.use(await optionsFor(challenge)))).statusCode).toBe(401);
    authenticator.isUserVerified = true;
    const phishing = new SoftwareAuthenticator('https://phishing.example');
    const { options } = await begin((await withPasskey()).authorization);
    const { id } = JSON.parse(phishing.create(options)) as { id: string };
    const used = phishing.use({ ...(await optionsFor(challenge)), allowCredentials: [{ id }] });
    expect((await respond(challenge, used)).json()).toMatchObject(refusedPasskey);
    const other = await withPasskey();
    const theirs = await optionsFor((await challengeFor(other.email)).challenge);
    const { challenge: own } = await optionsFor(challenge);
    expect((await respond(challenge, other.authenticator.use({ ...theirs, challenge: own }))).statusCode).toBe(401);
    expect(await refusals()).toBe(before + 3);
  });

  it('are not offered at another host, where a recovery code remains [AU-29]', async () => {
    const { email, recoveryCodes } = await withPasskey();
    const form = { username: email, password: PASSWORD, organisationId: 'ALPHA', scope: '' };
    const response = await server.token({ grant_type: 'staff_password', ...form }, OTHER);
    const { challenge, methods } = response.json<{ secondFactor: Challenge }>().secondFactor;
    expect(methods).toEqual(['recovery-code']);
    expect((await request(challenge, OTHER)).json()).toMatchObject({ status: 401, ...refusedPasskey });
    const [code = ''] = recoveryCodes;
    expect((await respond(challenge, code, { method: 'recovery-code' })).statusCode).toBe(200);
  });

  it('are throttled like codes after five refusals [AU-29]', async () => {
    const { email, authenticator } = await withPasskey();
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await respond((await challengeFor(email)).challenge, '{}')).statusCode).toBe(401);
    expect((await enter(email, authenticator)).statusCode).toBe(401);
    server.advance(1001);
    expect((await enter(email, authenticator)).statusCode).toBe(200);
  });

  it('with a counter that goes back are accepted with a warning, and without one if it stays 0 [AU-29]', async () => {
    const { email, authenticator } = await withPasskey();
    const warnings = () => server.logged().match(/the counter of a passkey went from \d+ to \d+/g) ?? [];
    for (const counter of [0, 0, 7, 3, 8]) {
      authenticator.counter = counter;
      expect((await enter(email, authenticator)).statusCode, `${counter}`).toBe(200);
    }
    expect(warnings()).toEqual(['the counter of a passkey went from 7 to 3']);
  });

  it('confirm the identity, which the password then does not [AU-29]', async () => {
    const { authenticator, renew } = await withPasskey();
    server.advance(9 * MINUTE);
    await renew();
    server.advance(MINUTE);
    const later = await renew();
    expect((await server.send(later, 'POST', `${PASSKEYS}/options`)).json()).toMatchObject({
      type: '/problems/step-up-required',
      stepUp: { methods: ['passkey', 'recovery-code'] },
    });
    const confirm = (method: string, proof: string) => server.send(later, 'POST', STEP_UP, { method, proof });
    const elsewhere = await server.send(later, 'POST', `${STEP_UP}/passkey-options`, undefined, OTHER);
    expect(elsewhere.json()).toMatchObject({ status: 400, ...refusedPasskey });
    const requested = await server.send(later, 'POST', `${STEP_UP}/passkey-options`);
    const proof = authenticator.use(requested.json<{ options: Options }>().options);
    expect((await confirm('password', PASSWORD)).statusCode).toBe(400);
    expect((await confirm('passkey', proof)).statusCode).toBe(204);
    expect((await confirm('passkey', proof)).json()).toMatchObject({ status: 400, ...refusedPasskey });
    expect((await server.send(later, 'POST', `${PASSKEYS}/options`)).statusCode).toBe(201);
  });

  it('are renamed and removed, and the recovery codes with the last factor [AU-29]', async () => {
    const { email, authorization, authenticator } = await withPasskey();
    const begun = await server.send(authorization, 'POST', `${FACTOR}/totp`);
    const { secret } = begun.json<{ secret: string }>();
    const code = generateSync({ secret, epoch: Math.floor(server.now() / 1000) });
    const confirmed = await server.send(authorization, 'PUT', `${FACTOR}/totp`, { code });
    expect(confirmed.json(), 'the codes remain').toEqual({});
    const [{ passkeyId } = { passkeyId: '' }] = (await read(authorization)).passkeys;
    const url = `${PASSKEYS}/${passkeyId}`;
    const rename = (name: string, at = url) => server.send(authorization, 'PATCH', at, { name });
    expect((await rename(' ')).statusCode).toBe(400);
    expect((await rename('Red key', `${PASSKEYS}/none`)).statusCode).toBe(404);
    expect((await rename('Red key')).statusCode).toBe(204);
    expect(await read(authorization)).toMatchObject({ passkeys: [{ name: 'Red key' }] });
    expect((await server.send(authorization, 'DELETE', `${FACTOR}/totp`)).statusCode).toBe(204);
    expect(await read(authorization)).toMatchObject({ passkeys: [{ passkeyId }], recoveryCodes: { left: 10 } });
    expect((await server.send(await server.authorization('BETA'), 'DELETE', url)).statusCode).toBe(404);
    const { challenge } = await challengeFor(email);
    const response = authenticator.use(await optionsFor(challenge));
    expect((await server.send(authorization, 'DELETE', url)).statusCode).toBe(204);
    expect((await respond(challenge, response)).statusCode).toBe(401);
    expect(await read(authorization)).toMatchObject({ passkeys: [], recoveryCodes: { left: 0 } });
    expect((await server.signIn('ALPHA', { username: email })).statusCode).toBe(200);
    const removals = (await actions()).filter(({ action }) => action === 'second-factor.removed');
    expect(removals.at(-1)?.detail).toMatchObject({ method: 'passkey' });
  });

  it('end the remembered browsers when one is added, and are removed by a reset [AU-29]', async () => {
    const { email, userId, authorization, authenticator } = await withPasskey();
    const remembered = await enter(email, authenticator, { remember: 'true' });
    const cookie = [remembered.headers['set-cookie']].flat().join('; ');
    expect((await server.signIn('ALPHA', { username: email, cookie })).statusCode).toBe(200);
    const { options } = await begin(authorization);
    await add(authorization, new SoftwareAuthenticator(SITE).create(options));
    expect((await server.signIn('ALPHA', { username: email, cookie })).statusCode).toBe(401);
    const manager = await server.authorization('ALPHA');
    expect((await server.send(manager, 'DELETE', `${USERS}/${userId}/second-factor`)).statusCode).toBe(204);
    expect(await read(authorization)).toMatchObject({ passkeys: [], recoveryCodes: { left: 0 } });
    expect((await server.signIn('ALPHA', { username: email })).statusCode).toBe(200);
  });

  it('leave no challenge after five minutes, and no row of a removed user [AU-29]', async () => {
    const { userId, authorization } = await withPasskey();
    const rows = (table: 'passkey_challenge' | 'second_factor') =>
      server.database.inMaintenance((trx) =>
        trx.selectFrom(table).select('user_id').where('user_id', '=', userId).execute(),
      );
    await begin(authorization);
    expect(await rows('passkey_challenge')).toHaveLength(1);
    server.advance(5 * MINUTE);
    await server.purge();
    expect(await rows('passkey_challenge')).toEqual([]);
    await begin(authorization);
    const manager = await server.authorization('ALPHA');
    await server.send(manager, 'DELETE', `${USERS}/${userId}`, undefined, { 'if-match': '"u2"' });
    for (const table of ['passkey_challenge', 'second_factor'] as const) expect(await rows(table), table).toEqual([]);
  });

  it('are allowed by the policy of every response only for the site itself [AU-29]', async () => {
    const { headers } = await server.send(await server.authorization('ALPHA'), 'GET', FACTOR);
    for (const feature of ['publickey-credentials-create', 'publickey-credentials-get'])
      expect(headers['permissions-policy']).toContain(`${feature}=(self)`);
  });
});
