import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server/httpServer.ts';

const COMPANY = '/v1/returns-portal-service/OWNER/company/ALPHA';
const ROLE_MAY_NOT = 'constants.apiErrors.roleMayNot';
const ROLES = ['clerk', 'editor', 'publisher', 'viewer'];

let server: TestServer;
const holders: Record<string, { userId: string; authorization: string }> = {};

const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', path: string, authorization: string, payload?: object) =>
  server.send(authorization, method, COMPANY + path, payload);

/** Invites a user with this role, accepts the invitation and signs the user in. */
async function join(role: string, staff: string): Promise<void> {
  const email = `${role}@alpha.example`;
  const invited = await call('POST', '/users', staff, { name: role, email, role });
  const { user, link } = invited.json<{ user: { userId: string }; link: { token: string } }>();
  await server.setPassword(link.token, 'Welcome2026');
  const authorization = await server.authorization('ALPHA', { username: email, password: 'Welcome2026' });
  holders[role] = { userId: user.userId, authorization };
}
const as = (role: string): string => holders[role]?.authorization ?? '';
const idOf = (role: string): string => holders[role]?.userId ?? '';

beforeAll(async () => {
  server = await startTestServer({
    allowedRoles: {
      admin: ['owner'],
      merchant: ['staff', ...ROLES],
      rights: { clerk: ['edit', 'people'], editor: ['edit'], publisher: ['edit', 'publish'], viewer: [] },
    },
  });
  const staff = await server.authorization('ALPHA');
  for (const role of ROLES) await join(role, staff);
});
afterAll(() => server.close());

it('creating a colleague’s password link requires a role that manages users [AU-17]', async () => {
  for (const role of ['publisher', 'editor', 'viewer']) {
    const refused = await call('POST', `/users/${idOf('clerk')}/password-links`, as(role));
    expect(refused.statusCode, role).toBe(403);
    expect(refused.json()).toMatchObject({ message: ROLE_MAY_NOT });
  }
  expect((await call('POST', `/users/${idOf('editor')}/password-links`, as('clerk'))).statusCode).toBe(201);
});

it('a user can neither access the account of a user with more rights nor assign such a role [AU-17]', async () => {
  const refused = await call('POST', `/users/${idOf('publisher')}/password-links`, as('clerk'));
  expect(refused.json()).toMatchObject({ status: 400, message: 'users.refused.above' });
  const invited = await call('POST', '/users', as('clerk'), { name: 'Mo', email: 'mo@alpha.example', role: 'staff' });
  expect(invited.json()).toMatchObject({ status: 400, message: 'users.refused.role' });
  const listed = (await call('GET', '/users', as('clerk'))).json<{ roles: string[] }>();
  expect(listed.roles).toEqual(['clerk', 'editor', 'viewer']);
});

it('a user who may only edit can store a draft, but no call publishes anything for that user', async () => {
  const draft = { changes: [], history: { done: [], undone: [] } };
  const response = await server.send(as('editor'), 'PUT', `${COMPANY}/drafts/mine`, draft, { 'if-match': '"d0"' });
  expect(response.statusCode).toBe(200);
  expect((await call('POST', '/publishes', as('editor'), { changes: [] })).json()).toMatchObject({
    status: 403,
    message: ROLE_MAY_NOT,
  });
  expect((await call('POST', '/warehouse', as('editor'), {})).statusCode).toBe(403);
  expect((await call('POST', '/publishes', as('publisher'), { changes: [] })).statusCode).not.toBe(403);
});

it('a user who may only edit cannot upload a logo outside a publish [PB-17]', async () => {
  const url = '/v1/asset-management/OWNER/ALPHA/1.0/upload';
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4v4z"/></svg>';
  const payload = { asset: 'logoImage', contentType: 'image/svg+xml', data: Buffer.from(svg).toString('base64') };
  const upload = (role: string) => server.send(as(role), 'POST', url, payload);
  expect((await upload('editor')).json()).toMatchObject({ status: 403, message: ROLE_MAY_NOT });
  expect((await upload('publisher')).statusCode).toBe(200);
});

it('a user who may only view can read, but cannot store a draft', async () => {
  expect((await call('GET', '/users', as('viewer'))).statusCode).toBe(200);
  expect((await call('PUT', '/drafts/mine', as('viewer'), {})).statusCode).toBe(403);
});

it('the admin client creates a password link only with a token that has both required scopes [AU-17]', async () => {
  const admin = await server.authorization('OWNER');
  const url = '/v1/returns-portal-service/OWNER/company/OWNER/users';
  const invited = await server.send(admin, 'POST', url, { name: 'Bo', email: 'bo@owner.example', role: 'owner' });
  const { user } = invited.json<{ user: { userId: string } }>();
  const linkBy = async (scope: string) => {
    const subject = { 'x-subject-token': admin.replace('Bearer ', '') };
    const issued = await server.token({ grant_type: 'client_credentials', scope }, subject);
    const { access_token } = issued.json<{ access_token: string }>();
    return (await server.send(`Bearer ${access_token}`, 'POST', `${url}/${user.userId}/password-links`)).statusCode;
  };
  const standard = 'returns_portal_service:app:admin';
  const reset = 'authmanagement_staff:password_reset';
  expect(await linkBy(standard)).toBe(403);
  expect(await linkBy(`${standard} ${reset}`)).toBe(403);
  expect(await linkBy(`${standard} ${reset} ${reset}_trigger`)).toBe(201);
});
