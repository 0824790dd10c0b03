import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { protectionHeaders } from '../../../server/infrastructure/http/protectionHeaders.ts';
import { startTestServer, type TestServer } from '../../support/server/httpServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

/** Response to these bytes until the service closes the connection. */
const answerTo = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = server.app.server.address() as AddressInfo;
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('end', () => resolve(Buffer.concat(chunks).toString()));
    socket.on('error', reject);
  });

describe('a malformed request', () => {
  it.each([
    ['not HTTP at all', 'nonsense\r\n\r\n', 400],
    ['an invalid method', 'GE\u0001T / HTTP/1.1\r\nhost: localhost\r\n\r\n', 400],
    [
      'two content lengths',
      'POST /api/merchant-config HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nxx',
      400,
    ],
    ['headers that are too long', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
    ['two hosts', 'GET /api/health HTTP/1.1\r\nHost: a.example\r\nhost: b.example\r\nconnection: close\r\n\r\n', 400],
  ])('is refused with all common response headers: %s [BR-6]', async (_what, bytes, status) => {
    const answer = await answerTo(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const head = answer.slice(0, answer.indexOf('\r\n\r\n')).toLowerCase();
    for (const [name, value] of Object.entries(protectionHeaders))
      expect(head).toContain(`${name}: ${value}`.toLowerCase());
    expect(head).toMatch(/x-request-id: [0-9a-f-]{36}/);
    expect(head).toContain('content-type: application/problem+json');
  });
});
