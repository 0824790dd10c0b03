import { afterAll, expect, it } from 'vitest';
import { startTestServer } from '../../support/server/httpServer.ts';

const server = await startTestServer();
const staff = await server.authorization('ALPHA');
afterAll(() => server.close());

/** Publishes account rules in the owner's configuration. */
async function publishRules(features: object): Promise<void> {
  const authorization = await server.authorization('OWNER');
  const url = '/v1/asset-management/OWNER/OWNER/1.0/';
  const response = await server.send(authorization, 'PATCH', url, { features });
  expect(response.statusCode).toBe(200);
}
const invite = (email: string) =>
  server.send(staff, 'POST', '/v1/returns-portal-service/OWNER/company/ALPHA/users', {
    name: 'Ines Ito',
    email,
    role: 'staff',
  });
const setPassword = (token: string, password: string) => server.setPassword(token, password, 'OWNER');

it('account rules accept a user name instead of an e-mail address only if the owner allows user names [AU-16]', async () => {
  await publishRules({ validationException: { enabled: false } });
  expect((await invite('ines')).json()).toMatchObject({ status: 400, message: 'validation.emailInvalidError' });
  await publishRules({ validationException: { enabled: true } });
  expect((await invite('ｉｎｅｓ')).json()).toMatchObject({ status: 400, message: 'wl.login.loginFormatError' });
  const invited = await invite('ines');
  expect(invited.statusCode).toBe(201);
  const { token } = invited.json<{ link: { token: string } }>().link;
  expect((await setPassword(token, 'Welcome2026')).statusCode).toBe(200);
  expect((await server.signIn('ALPHA', { username: 'INES', password: 'Welcome2026' })).statusCode).toBe(200);
});

it('account rules reject a weak new password if the owner requires strong passwords [AU-16]', async () => {
  await publishRules({ strongPassword: { enabled: true } });
  const weak = { status: 400, message: 'wl.validation.strongPasswordError' };
  const { token } = (await invite('jo@alpha.example')).json<{ link: { token: string } }>().link;
  expect((await setPassword(token, 'Welcome2026')).json()).toMatchObject(weak);
  expect((await setPassword(token, 'Welcome+2026')).statusCode).toBe(200);
  const person = { username: 'jo@alpha.example', password: 'Welcome+2026' };
  const authorization = await server.authorization('ALPHA', person);
  const change = (next: string) =>
    server.send(authorization, 'POST', '/v2/authmanagement/password-change', { current: 'Welcome+2026', next });
  expect((await change('Another2026')).json()).toMatchObject(weak);
  expect((await change('Another+2026')).statusCode).toBe(204);
});

it('account rules reject a common password, and one that is mainly a name that others know [AU-16]', async () => {
  await publishRules({ strongPassword: { enabled: false } });
  const invited = await server.send(staff, 'POST', '/v1/returns-portal-service/OWNER/company/ALPHA/users', {
    name: 'Grace Hopper',
    email: 'grace@alpha.example',
    role: 'staff',
  });
  const { token } = invited.json<{ link: { token: string } }>().link;
  const messageOf = async (password: string) =>
    (await setPassword(token, password)).json<{ message?: string }>().message;
  for (const password of ['Password1', 'PassW0rd', 'Trustno1', 'Qwerty123'])
    expect(await messageOf(password), password).toBe('wl.validation.commonPasswordError');
  for (const password of ['GraceHopper1', 'Hopper2026', 'Grace@Alpha1', 'OwnerPost26'])
    expect(await messageOf(password), password).toBe('wl.validation.personalPasswordError');
  expect((await setPassword(token, 'Lantern2026')).statusCode).toBe(200);
  const person = { username: 'grace@alpha.example', password: 'Lantern2026' };
  const authorization = await server.authorization('ALPHA', person);
  const change = async (next: string) => {
    const url = '/v2/authmanagement/password-change';
    const changed = await server.send(authorization, 'POST', url, { current: 'Lantern2026', next });
    return changed.json<object>();
  };
  const refused = (message: string) => ({ status: 400, message, errors: [{ pointer: '/next', message }] });
  expect(await change('Password1')).toMatchObject(refused('wl.validation.commonPasswordError'));
  expect(await change('Hopper2026')).toMatchObject(refused('wl.validation.personalPasswordError'));
});
