import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engines } from '../../support/server/databases.ts';
import { startTestServer, type TestServer } from '../../support/server/httpServer.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(engines)("after the service's clock was a day fast, on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({}, open);
  });
  afterAll(() => server.close());

  const guess = (username: string) => server.signIn('ALPHA', { username, password: 'wrong', address: '192.0.2.9' });
  const statusOf = async (address: string) => (await server.signIn('ALPHA', { address })).statusCode;

  it('a user whose account was locked at that time can sign in [AU-14]', async () => {
    server.advance(DAY);
    for (let time = 0; time < 8; time += 1) await guess('staff@alpha.example');
    expect(await statusOf('192.0.2.9')).toBe(401);
    server.advance(-DAY);
    expect(await statusOf('192.0.2.9')).toBe(200);
  });

  it('a user whose network was blocked at that time can sign in [AU-18]', async () => {
    server.advance(DAY);
    for (let time = 0; time < 101; time += 1) await guess(`guess${time}`);
    expect(await statusOf('192.0.2.9')).toBe(429);
    server.advance(-DAY);
    expect(await statusOf('192.0.2.9')).toBe(200);
  });
});
