import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../support/server/httpServer.ts';

const LIMITS = { receive: 400, send: 400, connections: 3 };
/** More responses than all buffers between server and client can contain. */
const REQUESTS = 100;

describe('connections to the service', () => {
  let server: TestServer;
  let isStopping = false;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    server = await startTestServer({ connectionLimits: LIMITS, isStopping: () => isStopping });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.destroy();
    await vi.waitUntil(async () => (await openConnections()) === 0);
  });
  afterAll(() => server.close());

  const open = async (): Promise<Socket> => {
    const { port } = server.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    await once(socket, 'connect');
    return socket;
  };
  const openConnections = (): Promise<number> =>
    new Promise((settle, fail) => {
      server.app.server.getConnections((error, count) => (error ? fail(error) : settle(count)));
    });

  const form = 'content-type: application/x-www-form-urlencoded\r\n';
  it.each([
    ['while the request body is awaited', form, 408],
    ['after the request was refused', '', 415],
  ])('are closed if their request arrives too slowly: %s', async (_name, header, status) => {
    const socket = await open();
    let answer = '';
    socket.on('data', (chunk) => (answer += String(chunk)));
    const closed = once(socket, 'close');
    socket.write(`POST /v2/oauth/token HTTP/1.1\r\nhost: localhost\r\n${header}content-length: 30000\r\n\r\n`);
    const slowSender = setInterval(() => socket.write('x'), 20);
    await closed;
    clearInterval(slowSender);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
  });

  it('are closed if the client does not read the responses', async () => {
    const socket = await open();
    socket.pause();
    socket.write('GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(REQUESTS));
    await expect.poll(openConnections, { timeout: 30_000 }).toBe(0);
  });

  it('are closed if they exceed the maximum number, without affecting the connections that exist already', async () => {
    const first = await open();
    await Promise.all([open(), open()]);
    await expect.poll(openConnections).toBe(LIMITS.connections);
    const beyond = await open();
    await once(beyond, 'close');
    const firstData = once(first, 'data');
    first.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n');
    const [answer] = (await firstData) as [Buffer];
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('stay open between requests until the service is stopping', async () => {
    const health = () => server.inject({ method: 'GET', url: '/api/health' });
    expect((await health()).headers.connection).not.toBe('close');
    isStopping = true;
    expect((await health()).headers.connection).toBe('close');
  });
});
