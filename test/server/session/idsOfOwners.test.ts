import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../../server/infrastructure/postgres/session/hashPassword.ts';
import { anOnboarding, companyId } from '../../support/samples/builders.ts';
import { engines } from '../../support/server/databases.ts';
import { startTestServer, type TestServer } from '../../support/server/httpServer.ts';
import { storedRevision } from '../../support/server/storedRevision.ts';

describe.each(engines)('an id that another owner’s merchant has, on $name', ({ open }) => {
  let server: TestServer;
  let admin: string;
  beforeAll(async () => {
    server = await startTestServer({}, open);
    admin = await server.authorization('OWNER');
  });
  afterAll(() => server.close());

  const post = async (url: string, payload: object) => {
    const { statusCode, body, headers } = await server.inject({
      method: 'POST',
      url,
      headers: { authorization: admin },
      payload,
    });
    return { statusCode, body, type: headers['content-type'] };
  };
  const onboard = (id: string) =>
    post('/v1/returns-portal-service/TEST_POST/onboard/', anOnboarding({ companyId: id, requestId: `r-${id}` }));
  const signUp = (organisationId: string) =>
    post('/v1/prereg/', {
      organisationId,
      product: 'RETURNS_PORTAL',
      applicant: { contactName: 'Ada', tradingName: organisationId },
    });
  const revisionOf = (rootOrgId: string, id: string) =>
    storedRevision(server.database, { rootOrgId, companyId: companyId(id) });

  it('is answered like one that nobody has, and another’s organisation stays as it is [OB-1] [SG-1] [RP-2] [AU-24]', async () => {
    const before = await revisionOf('ARABOWNER', 'GAMMA');
    expect(await signUp('GAMMA')).toEqual(await signUp('FREE'));
    expect(await onboard('GAMMA')).toEqual(await onboard('FREE'));
    expect(await onboard('ARABOWNER')).toEqual(await onboard('UNUSED'));
    expect((await onboard('ALPHA')).statusCode).toBe(400);
    expect((await onboard('OWNER')).statusCode).toBe(400);
    expect(await revisionOf('ARABOWNER', 'GAMMA')).toEqual(before);
    expect(await revisionOf('OWNER', 'GAMMA')).toMatchObject({ companyId: 'GAMMA', carrier: { rootOrgId: 'OWNER' } });
  });

  it('is signed in to by the people of each, and the first owner’s go before', async () => {
    const signIn = async (username: string, password: string) =>
      (await server.signIn('GAMMA', { username, password })).json<{ access_token?: string }>().access_token;
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
    await add('new@gamma.example', 'NewPassword1');
    await add('staff@gamma.example', 'OfTheOther1');
    const ownName = async (token: string | undefined) => {
      const answer = await server.inject({
        method: 'POST',
        url: '/api/merchant-config',
        headers: { authorization: `Bearer ${token}` },
        payload: { merchant: 'GAMMA', token: '' },
      });
      return answer.json<{ carrier?: { rootOrgId: string } }>().carrier?.rootOrgId;
    };
    expect((await server.signIn('GAMMA')).json()).toMatchObject({ userInfo: { userId: 'user-of-GAMMA' } });
    expect(await signIn('staff@gamma.example', 'OfTheOther1')).toBeUndefined();
    const token = await signIn('new@gamma.example', 'NewPassword1');
    expect(await ownName(token)).toBe('OWNER');
  });
});
