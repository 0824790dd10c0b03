import { generateSync } from 'otplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MailOutcome } from '../../../server/application/mail/Outbox.ts';
import type { MailFailure } from '../../../server/application/mail/AccountMailer.ts';
import { SmtpMailer } from '../../../server/infrastructure/mail/SmtpMailer.ts';
import { readBundle } from '../../../locales/readBundle.ts';
import { anOnboarding } from '../../support/samples/builders.ts';
import { CLIENT, startTestServer, type TestServer } from '../../support/server/httpServer.ts';
import { headerOf, openMailbox, textOf, tokenIn, type Mailbox } from '../../support/server/mailbox.ts';

const HOUR = 60 * 60 * 1000;
const PAGE = 'https://returns.test.example';
const users = '/v1/returns-portal-service/OWNER/company/ALPHA/users';

let mailbox: Mailbox;
let server: TestServer;
let staff: string;
let admin: string;
const outcomes: { outcome: MailOutcome; failure: MailFailure | undefined }[] = [];
beforeAll(async () => {
  mailbox = await openMailbox();
  const mailer = new SmtpMailer(mailbox.settings, {}, (locale) => readBundle('locales', locale));
  server = await startTestServer({
    mail: {
      mailer,
      // The URL of the other owner's pages is not set.
      pageUrlOf: (carrier) => (carrier === 'TEST_POST' ? PAGE : undefined),
      onOutcome: (outcome, failure) => outcomes.push({ outcome, failure }),
    },
  });
  staff = await server.authorization('ALPHA');
  admin = await server.authorization('OWNER');
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

let networks = 0;
/** Uses a different network for each request by default. */
const requestLink = (
  email: string,
  { organisationId = 'ALPHA', address = '', ...headers }: Record<string, string> = {},
) =>
  server.send(
    CLIENT,
    'POST',
    '/v2/authmanagement/password-reset-requests',
    { organisationId, email },
    { 'x-forwarded-for': address || `203.0.113.${(networks += 1)}`, ...headers },
  );
const invite = (email: string, more: object = {}) =>
  server.send(staff, 'POST', users, { name: 'Ines Ito', email, role: 'staff', ...more }, { cookie: 'language=nl' });
const setPassword = (token: string, password = 'Welcome2026') => server.setPassword(token, password, 'OWNER');
const reset = async (email: string, more?: Record<string, string>) => {
  const response = await requestLink(email, more);
  server.advance(1000);
  return { response, mail: await mailbox.next() };
};
const actions = async () => {
  await server.settle();
  const rows = await server.database.inMaintenance((trx) =>
    trx.selectFrom('audit').select(['action', 'detail']).orderBy('sequence').execute(),
  );
  const reasonIn = (detail: unknown) => /because\W+([\w ]+)/.exec(JSON.stringify(detail))?.[1];
  return rows.flatMap(({ action, detail }) =>
    action.startsWith('password.link') ? [[action, reasonIn(detail)] as const] : [],
  );
};

/** A new user with an authenticator app. */
async function withApp(email: string) {
  const { user } = (await invite(email)).json<{ user: { userId: string } }>();
  await setPassword(tokenIn(await mailbox.next()));
  const own = await server.authorization('ALPHA', { username: email, password: 'Welcome2026' });
  const begun = await server.send(own, 'POST', '/v2/authmanagement/second-factor/totp');
  const code = generateSync({
    secret: begun.json<{ secret: string }>().secret,
    epoch: Math.floor(server.now() / 1000),
  });
  const added = await server.send(own, 'PUT', '/v2/authmanagement/second-factor/totp', { code });
  return { user, own, ...added.json<{ recoveryCodes: readonly [string, string] }>() };
}

it('a user whose recovery code was used at sign-in or for a confirmation is notified by e-mail [AU-28]', async () => {
  const email = 'lost-phone@alpha.example';
  const { own, recoveryCodes } = await withApp(email);
  const signIn = await server.signIn('ALPHA', { username: email, password: 'Welcome2026' });
  const { challenge } = signIn.json<{ secondFactor: { challenge: string } }>().secondFactor;
  const answer = { grant_type: 'second_factor', challenge, method: 'recovery-code' };
  const enter = (code: string) => server.token({ ...answer, code }, { cookie: 'language=nl' });
  expect((await enter('A'.repeat(16))).statusCode).toBe(401);
  expect((await enter(recoveryCodes[0])).statusCode).toBe(200);
  const mail = await mailbox.next();
  expect(mail.recipients).toEqual([email]);
  expect(headerOf(mail)).toContain('herstelcode');
  expect(textOf(mail)).toContain(`${PAGE}/ALPHA`);
  const proof = { method: 'recovery-code', proof: recoveryCodes[1] };
  expect((await server.send(own, 'POST', '/v2/authmanagement/step-up', proof)).statusCode).toBe(204);
  expect((await mailbox.next()).recipients).toEqual([email]);
});

it('a user whose second factor was reset is notified by e-mail [AU-28]', async () => {
  const email = 'factor@alpha.example';
  const { user } = await withApp(email);
  const reset = () => server.send(staff, 'DELETE', `${users}/${user.userId}/second-factor`);
  expect((await reset()).statusCode).toBe(204);
  const mail = await mailbox.next();
  expect(mail.recipients).toEqual([email]);
  expect(textOf(mail)).toContain(`${PAGE}/ALPHA`);
  const count = mailbox.received.length;
  expect((await reset()).statusCode).toBe(204);
  expect(mailbox.received).toHaveLength(count);
});

describe('password links sent by e-mail', () => {
  it('are visible only to the invited user: no response, log or table contains them [AU-17]', async () => {
    const response = await invite('Ines@alpha.example');
    expect([response.statusCode, Object.keys(response.json<object>())]).toEqual([201, ['user']]);
    const mail = await mailbox.next();
    expect(mail.recipients).toEqual(['Ines@alpha.example']);
    expect(textOf(mail)).toContain(`${PAGE}/ALPHA#set-password=`);
    // The e-mail is in the language of the inviting user, with the owner's company.
    expect(textOf(mail)).toContain(
      'Je kunt je nu aanmelden bij Test Returns van Test </script> Post, voor bedrijf ALPHA.',
    );
    expect(textOf(mail)).toContain('<bdi>Test &lt;/script&gt; Post</bdi>');
    expect(headerOf(mail)).toMatch(/^Auto-Submitted: auto-generated$/m);
    const token = tokenIn(mail);
    const storedLinks = await server.database.inMaintenance((trx) =>
      trx.selectFrom('password_link').selectAll().execute(),
    );
    expect(JSON.stringify(storedLinks) + response.body + server.logged()).not.toContain(token);
    expect((await setPassword(token)).statusCode).toBe(200);
    expect((await setPassword(token)).json()).toMatchObject({ message: 'setPassword.linkNotGood' });
    const signedIn = await server.signIn('ALPHA', { username: 'ines@alpha.example', password: 'Welcome2026' });
    expect(signedIn.statusCode).toBe(200);
  });

  it('are sent to the first user of an onboarded merchant, because no colleague could invite that user [AU-17]', async () => {
    const onboard = (payload: object, key: string) =>
      server.send(admin, 'POST', '/v1/returns-portal-service/TEST_POST/onboard/', payload, { 'idempotency-key': key });
    const payload = anOnboarding({ companyId: 'FRESH', login: 'ada@fresh.example' });
    for (const key of ['an-onboarding-1', 'an-onboarding-1', 'an-onboarding-2'])
      expect((await onboard(payload, key)).statusCode).toBe(200);
    const mail = await mailbox.next();
    expect(mail.recipients).toEqual(['ada@fresh.example']);
    expect((await setPassword(tokenIn(mail))).statusCode).toBe(200);
    const signedIn = await server.signIn('FRESH', { username: 'ada@fresh.example', password: 'Welcome2026' });
    expect(signedIn.statusCode).toBe(200);
    // A login name that is not an e-mail address cannot receive mail.
    const other = anOnboarding({ companyId: 'NAMED', login: 'ada', requestId: 'request-2' });
    expect((await onboard(other, 'an-onboarding-3')).statusCode).toBe(200);
    const { count } = await server.database.inMaintenance((trx) =>
      trx
        .selectFrom('staff')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('company_id', 'in', ['FRESH', 'NAMED'])
        .executeTakeFirstOrThrow(),
    );
    expect(Number(count)).toBe(1);
  });

  it('are sent again to a user without a password, and never shown [AU-17]', async () => {
    const { user } = (await invite('again@alpha.example')).json<{ user: { userId: string } }>();
    const first = tokenIn(await mailbox.next());
    const issued = await server.send(staff, 'POST', `${users}/${user.userId}/password-links`);
    expect([issued.statusCode, issued.json()]).toEqual([201, {}]);
    const second = tokenIn(await mailbox.next());
    expect((await setPassword(first)).statusCode).toBe(400);
    expect((await setPassword(second)).statusCode).toBe(200);
  });

  it('contain names and brands as plain text, even with line breaks or HTML tags [AU-17]', async () => {
    const name = 'Ines\r\nBcc: victim@else.example\r\n\r\n<script>alert(1)</script>';
    expect((await invite('injected@alpha.example', { name })).statusCode).toBe(201);
    const mail = await mailbox.next();
    expect(mail.recipients).toEqual(['injected@alpha.example']);
    expect(headerOf(mail)).not.toMatch(/^bcc:/im);
    expect(textOf(mail)).not.toContain('alert(1)');
    for (const email of [
      'a@b.example\r\nBcc: victim@else.example',
      'a@b.example, victim@else.example',
      '"x y"@b.example',
    ])
      expect((await invite(email)).statusCode).toBe(400);
  });

  it('are sent for a forgotten password; using one ends all sessions of that user only [AU-17]', async () => {
    const authorization = await server.authorization('BETA');
    const { response, mail } = await reset(' STAFF@beta.example ', { organisationId: 'beta', 'accept-language': 'fr' });
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(mail.recipients).toEqual(['Staff@beta.example']);
    expect(textOf(mail)).toContain('Un nouveau mot de passe a été demandé');
    expect((await setPassword(tokenIn(mail), 'Changed2026')).json()).toMatchObject({ signInAt: '/BETA' });
    const listed = (as: string, company: string) => server.send(as, 'GET', users.replace('ALPHA', company));
    expect((await listed(authorization, 'BETA')).statusCode).toBe(401);
    expect((await listed(staff, 'ALPHA')).statusCode).toBe(200);
    expect((await server.signIn('BETA', { password: 'Changed2026' })).statusCode).toBe(200);
  });

  it("lead a user of another organisation of the owner to that organisation's URL, and owner staff to the owner's [AU-17]", async () => {
    expect(textOf((await reset('staff@owner.example')).mail)).toContain(`${PAGE}/#set-password=`);
    expect(textOf((await reset('staff@torn.example')).mail)).toContain(`${PAGE}/TORN#set-password=`);
  });

  it('cause the same response for every user, but are not sent to unknown or disabled users or without an e-mail [AU-17]', async () => {
    const { user } = (await invite('off@alpha.example')).json<{ user: { userId: string } }>();
    await mailbox.next();
    await server.send(staff, 'PATCH', `${users}/${user.userId}`, { enabled: false }, { 'if-match': '"u1"' });
    const before = mailbox.received.length;
    const responses = [
      await requestLink('nobody@alpha.example'),
      await requestLink('off@alpha.example'),
      await requestLink('staff@gamma.example', { organisationId: 'GAMMA' }),
      await requestLink('staff@alpha.example', { organisationId: '../..' }),
      await requestLink('staff@alpha.example\r\nBcc: victim@else.example'),
    ];
    expect(responses.map(({ statusCode, body }) => [statusCode, body])).toEqual(responses.map(() => [204, '']));
    await reset('staff@alpha.example');
    expect(mailbox.received.slice(before).map(({ recipients }) => recipients)).toEqual([['Staff@alpha.example']]);
    expect(await actions()).toEqual(
      expect.arrayContaining([
        ['password.link-refused', 'unknown'],
        ['password.link-refused', 'disabled'],
        ['password.link-refused', 'not mailed'],
        ['password.link-requested', undefined],
      ]),
    );
  });

  it('are valid for one day, only at the portal that requested them [AU-17]', async () => {
    const { mail } = await reset('staff@alpha.example');
    server.advance(24 * HOUR + 1);
    expect((await setPassword(tokenIn(mail))).json()).toMatchObject({ message: 'setPassword.linkNotGood' });
    staff = await server.authorization('ALPHA');
    admin = await server.authorization('OWNER');
  });

  it('are limited to five requests; later requests are delayed, without affecting sign-ins [AU-17] [AU-18]', async () => {
    const before = mailbox.received.length;
    for (let nth = 0; nth < 8; nth += 1)
      expect(
        (await requestLink('staff@closed.example', { organisationId: 'CLOSED', address: '198.51.100.7' })).statusCode,
      ).toBe(204);
    await reset('staff@torn.example');
    while (mailbox.received.length < before + 6) await mailbox.next();
    const closed = mailbox.received.slice(before).filter(({ recipients }) => recipients[0] === 'Staff@closed.example');
    expect(closed).toHaveLength(5);
    expect((await server.signIn('CLOSED', { address: '198.51.100.7' })).statusCode).toBe(200);
  });

  it('are limited for each user, even if the requests come from sixty networks [AU-17] [AU-18]', async () => {
    const before = mailbox.received.length;
    for (let nth = 1; nth <= 60; nth += 1) {
      const response = await requestLink('staff@alpha.example', { address: `192.0.2.${nth}` });
      expect(response.statusCode).toBe(204);
    }
    await reset('staff@torn.example');
    while (mailbox.received.length < before + 6) await mailbox.next();
    const limitedMails = mailbox.received
      .slice(before)
      .filter(({ recipients }) => recipients[0] === 'Staff@alpha.example');
    expect(limitedMails).toHaveLength(5);
  });

  it('are announced in the settings of an owner only if they can be sent for that owner [AU-17]', async () => {
    const of = async (carrier: string) =>
      (await server.inject({ method: 'GET', url: `/api/admin-config?carrier=${carrier}` })).json<{
        features: { passwordMail?: object };
      }>().features.passwordMail;
    expect([await of('TEST_POST'), await of('ARAB_POST')]).toEqual([{ enabled: true }, undefined]);
    expect(outcomes.every(({ outcome }) => outcome === 'sent')).toBe(true);
  });
});

it('a service without a mail server responds with 404 to a request for a password link by e-mail [AU-17]', async () => {
  const plain = await startTestServer();
  const response = await plain.send(CLIENT, 'POST', '/v2/authmanagement/password-reset-requests', {
    organisationId: 'ALPHA',
    email: 'staff@alpha.example',
  });
  expect(response.statusCode).toBe(404);
  await plain.close();
});
