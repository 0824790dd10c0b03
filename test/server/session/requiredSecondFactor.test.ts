import { generateSync } from 'otplib';
import { afterAll, describe, expect, it } from 'vitest';
import { SoftwareAuthenticator } from '../../support/server/SoftwareAuthenticator.ts';
import { startTestServer, type TestServer } from '../../support/server/httpServer.ts';

const FACTOR = '/v2/authmanagement/second-factor';

const servers: TestServer[] = [];
const start = async (more: Parameters<typeof startTestServer>[0] = {}) => {
  const server = await startTestServer(more);
  servers.push(server);
  return server;
};
afterAll(() => Promise.all(servers.map((server) => server.close())));

const mustSetUp = async (server: TestServer, organisationId: string) =>
  (await server.signIn(organisationId)).json<{ userInfo: { mustSetUpSecondFactor?: boolean } }>().userInfo
    .mustSetUpSecondFactor;
const companies = (server: TestServer, authorization: string) =>
  server.send(authorization, 'GET', '/v1/returns-portal-service/OWNER/companies');
const statusOf = (server: TestServer, authorization: string, organisationId: string) =>
  server.send(
    authorization,
    'GET',
    `/api/company-status?organisationId=${organisationId}&returnsProduct=RETURNS_PORTAL`,
  );
const setUp = async (server: TestServer, authorization: string) => {
  const { secret } = (await server.send(authorization, 'POST', `${FACTOR}/totp`)).json<{ secret: string }>();
  const code = generateSync({ secret, epoch: Math.floor(server.now() / 1000) });
  return server.send(authorization, 'PUT', `${FACTOR}/totp`, { code });
};
/** Publishes the users of whom the owner requires a second factor. */
const publish = async (server: TestServer, secondFactor: object | null) => {
  const authorization = await server.authorization('OWNER');
  const url = '/v1/asset-management/OWNER/OWNER/1.0/';
  const response = await server.send(authorization, 'PATCH', url, { features: { secondFactor } });
  server.advance(5000);
  return response.statusCode;
};

describe('a required second factor', () => {
  it('limits an admin without one to the account page, until it is set up [AU-27]', async () => {
    const server = await start({ secondFactorForAdmins: true });
    expect(await mustSetUp(server, 'OWNER')).toBe(true);
    expect(await mustSetUp(server, 'ALPHA')).toBeUndefined();
    const authorization = await server.authorization('OWNER');
    expect((await companies(server, authorization)).json()).toMatchObject({
      status: 403,
      type: '/problems/second-factor-setup-required',
    });
    expect((await statusOf(server, authorization, 'OWNER')).statusCode).toBe(200);
    expect((await server.send(authorization, 'GET', '/v2/oauth/sessions')).statusCode).toBe(200);
    expect((await server.send(authorization, 'GET', FACTOR)).json()).toMatchObject({ requiredBy: 'platform' });
    const form = { grant_type: 'client_credentials', scope: 'returns_portal_service:app:admin' };
    const subject = { 'x-subject-token': authorization.slice('Bearer '.length) };
    expect((await server.token(form, subject)).statusCode).toBe(401);
    expect((await setUp(server, authorization)).statusCode).toBe(200);
    expect((await companies(server, authorization)).statusCode).toBe(200);
    const removed = await server.send(authorization, 'DELETE', `${FACTOR}/totp`);
    expect(removed.json()).toMatchObject({ status: 400, message: 'signInSecurity.refused.required' });
  });

  it('can be a passkey, and all factors but the last can be removed [AU-27]', async () => {
    const server = await start({ secondFactorForAdmins: true });
    const authorization = await server.authorization('OWNER');
    const begun = await server.send(authorization, 'POST', `${FACTOR}/passkeys/options`);
    const { options } = begun.json<{ options: { challenge: string } }>();
    const credential = new SoftwareAuthenticator('http://localhost').create(options);
    const added = await server.send(authorization, 'POST', `${FACTOR}/passkeys`, { name: 'Key', credential });
    expect(added.statusCode).toBe(201);
    expect((await companies(server, authorization)).statusCode).toBe(200);
    await setUp(server, authorization);
    expect((await server.send(authorization, 'DELETE', `${FACTOR}/totp`)).statusCode).toBe(204);
    const { passkeys } = (await server.send(authorization, 'GET', FACTOR)).json<{
      passkeys: { passkeyId: string }[];
    }>();
    const removed = await server.send(authorization, 'DELETE', `${FACTOR}/passkeys/${passkeys[0]?.passkeyId}`);
    expect(removed.json()).toMatchObject({ status: 400, message: 'signInSecurity.refused.required' });
  });

  it('is published by an owner for roles or merchants, and is not shown to everyone [AU-27]', async () => {
    const server = await start();
    expect(await publish(server, { merchants: ['ALPHA'] })).toBe(200);
    expect([await mustSetUp(server, 'ALPHA'), await mustSetUp(server, 'BETA')]).toEqual([true, undefined]);
    expect(await publish(server, { roles: ['staff'], merchants: null })).toBe(200);
    expect([await mustSetUp(server, 'BETA'), await mustSetUp(server, 'GAMMA')]).toEqual([true, undefined]);
    const authorization = await server.authorization('BETA');
    expect((await server.configuration('BETA', authorization)).statusCode).toBe(403);
    expect((await server.send(authorization, 'GET', FACTOR)).json()).toMatchObject({ requiredBy: 'owner' });
    const config = await server.inject({ method: 'GET', url: '/api/admin-config?carrier=TEST_POST' });
    expect(config.json<{ features: object }>().features).not.toHaveProperty('secondFactor');
    expect(await publish(server, { roles: 'staff' })).toBe(400);
    expect(await publish(server, null)).toBe(200);
    expect(await mustSetUp(server, 'BETA')).toBeUndefined();
  });

  it('cannot be published by a merchant [AU-27]', async () => {
    const server = await start();
    const authorization = await server.authorization('ALPHA');
    const features = { secondFactor: { merchants: ['BETA'] } };
    const response = await server.send(authorization, 'PATCH', '/v1/asset-management/OWNER/ALPHA/1.0/', { features });
    expect(response.statusCode).toBe(400);
  });
});
