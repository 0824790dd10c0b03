import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AccountMail } from '../../../server/application/mail/AccountMailer.ts';
import { hashPassword } from '../../../server/infrastructure/oauth/Argon2PasswordVerifier.ts';
import { anOnboarding, companyId } from '../../support/samples/builders.ts';
import { engines } from '../../support/server/databases.ts';
import { CLIENT, PASSWORD, startTestServer, type TestServer } from '../../support/server/httpServer.ts';
import { storedRevision } from '../../support/server/storedRevision.ts';

describe.each(engines)('two merchants of different owners with the same id, on $name', ({ open }) => {
  let server: TestServer;
  let admin: string;
  const mails: AccountMail[] = [];
  beforeAll(async () => {
    const mailer = {
      send: async (mail: AccountMail) => {
        mails.push(mail);
        return { ok: true as const, value: undefined };
      },
    };
    const pageUrlOf = (carrier: string) => `https://${carrier.toLowerCase()}.example`;
    server = await startTestServer({ mail: { mailer, pageUrlOf, onOutcome: () => undefined } }, open);
    admin = await server.authorization('OWNER');
  });
  afterAll(() => server.close());

  const post = async (url: string, payload: object) => {
    const { statusCode, body, headers } = await server.send(admin, 'POST', url, payload);
    return { statusCode, body, type: headers['content-type'] };
  };
  const onboard = (id: string) =>
    post('/v1/returns-portal-service/TEST_POST/onboard/', anOnboarding({ companyId: id, requestId: `r-${id}` }));
  const signUp = (organisationId: string) =>
    post('/v1/prereg/', {
      organisationId,
      product: 'RETURNS_PORTAL',
      applicant: { contactName: 'Ada Lim', tradingName: organisationId },
    });
  const revisionOf = (rootOrgId: string, id: string) =>
    storedRevision(server.database, { rootOrgId, companyId: companyId(id) });

  it('are created with the same responses as for an unused id, and do not change each other [RP-2] [AU-24]', async () => {
    const before = await revisionOf('ARABOWNER', 'GAMMA');
    expect(await signUp('GAMMA')).toEqual(await signUp('FREE'));
    expect(await onboard('GAMMA')).toEqual(await onboard('FREE'));
    expect(await onboard('ARABOWNER')).toEqual(await onboard('UNUSED'));
    expect((await onboard('ALPHA')).statusCode).toBe(400);
    expect((await onboard('OWNER')).statusCode).toBe(400);
    expect(await revisionOf('ARABOWNER', 'GAMMA')).toEqual(before);
    expect(await revisionOf('OWNER', 'GAMMA')).toMatchObject({ companyId: 'GAMMA', carrier: { rootOrgId: 'OWNER' } });
  });

  /** Adds a user to GAMMA of OWNER. The sample contains GAMMA of ARABOWNER. */
  const add = async (email: string, password: string) => {
    const password_hash = await hashPassword(password);
    await server.database.inMaintenance((trx) =>
      trx
        .insertInto('staff')
        .values({
          root_org_id: 'OWNER',
          company_id: 'GAMMA',
          user_id: `new-${email}`,
          email,
          email_key: email,
          name: 'New',
          password_hash,
          roles: ['staff'],
          enabled: true,
        })
        .execute(),
    );
  };
  /** Signs in and returns the user's id, or undefined if the sign-in is refused. */
  const signIn = async (username: string, password: string, rootOrgId?: string) => {
    const signedIn = await server.signIn('GAMMA', { username, password, rootOrgId });
    return signedIn.json<{ userInfo?: { userId: string } }>().userInfo?.userId;
  };
  const userOf = { OWNER: 'new-staff@gamma.example', ARABOWNER: 'user-of-GAMMA' };

  it('have separate passwords for a user of both merchants, each valid only at the portal of that merchant’s owner', async () => {
    await add('new@gamma.example', 'NewPassword1');
    await add('staff@gamma.example', 'OfTheOther1');
    expect(await signIn('staff@gamma.example', 'OfTheOther1', 'OWNER')).toBe(userOf.OWNER);
    expect(await signIn('staff@gamma.example', PASSWORD, 'ARABOWNER')).toBe(userOf.ARABOWNER);
    expect(await signIn('staff@gamma.example', PASSWORD, 'OWNER')).toBeUndefined();
    expect(await signIn('staff@gamma.example', 'OfTheOther1', 'ARABOWNER')).toBeUndefined();
    expect(await signIn('staff@gamma.example', PASSWORD, 'NOBODY')).toBeUndefined();
  });

  it('show their users only to a user who signed in at the portal of their owner', async () => {
    const usersAt = async (rootOrgId: string, password: string) => {
      const authorization = await server.authorization('GAMMA', { password, rootOrgId });
      const response = await server.send(
        authorization,
        'GET',
        `/v1/returns-portal-service/${rootOrgId}/company/GAMMA/users`,
      );
      return response.json<{ users: { userId: string }[] }>().users.map(({ userId }) => userId);
    };
    expect(await usersAt('OWNER', 'OfTheOther1')).toContain(userOf.OWNER);
    expect(await usersAt('ARABOWNER', PASSWORD)).toEqual([userOf.ARABOWNER]);
  });

  it('are searched for the user in a fixed order if a sign-in does not specify the owner', async () => {
    expect(await signIn('staff@gamma.example', PASSWORD)).toBe(userOf.ARABOWNER);
    expect(await signIn('staff@gamma.example', 'OfTheOther1')).toBeUndefined();
    expect(await signIn('new@gamma.example', 'NewPassword1')).toBe('new-new@gamma.example');
  });

  it('have separate account locks for the same user name [AU-14]', async () => {
    for (let wrong = 0; wrong < 6; wrong += 1) await signIn('staff@gamma.example', 'wrong', 'OWNER');
    expect(await signIn('staff@gamma.example', 'OfTheOther1', 'OWNER')).toBeUndefined();
    expect(await signIn('staff@gamma.example', PASSWORD, 'ARABOWNER')).toBe(userOf.ARABOWNER);
    server.advance(60_000);
  });

  it('have separate password links, each valid only at the portal that requested it [AU-17]', async () => {
    const set = (token: string, rootOrgId: string) => server.setPassword(token, 'AfterTheReset1', rootOrgId);
    mails.splice(0);
    await server.send(CLIENT, 'POST', '/v2/authmanagement/password-reset-requests', {
      organisationId: 'GAMMA',
      email: 'staff@gamma.example',
      rootOrgId: 'OWNER',
    });
    server.advance(1000);
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    expect(mails[0]?.link).toMatch('https://test_post.example/GAMMA#');
    const token = mails[0]?.link.split('=')[1] ?? '';
    expect((await set(token, 'ARABOWNER')).statusCode).toBe(400);
    expect((await set(token, 'OWNER')).statusCode).toBe(200);
    expect(await signIn('staff@gamma.example', 'AfterTheReset1', 'OWNER')).toBe(userOf.OWNER);
    expect(await signIn('staff@gamma.example', PASSWORD, 'ARABOWNER')).toBe(userOf.ARABOWNER);
  });
});
