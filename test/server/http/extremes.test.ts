import { connect, type AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { protectionHeaders } from '../../../server/infrastructure/http/respondToMalformed.ts';
import { startTestServer } from '../../support/server/httpServer.ts';

const PUBLISHES = '/v1/returns-portal-service/OWNER/company/ALPHA/publishes';
const cursor = (...position: readonly string[]): string => Buffer.from(JSON.stringify(position)).toString('base64url');

const server = await startTestServer();
const staff = await server.authorization('ALPHA');
const admin = await server.authorization('OWNER');
await server.app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => server.close());

/** Sends raw bytes and returns the response, with header names in lower case. */
const answerTo = (bytes: string): Promise<{ readonly status: number; readonly head: string; readonly body: string }> =>
  new Promise((resolve, reject) => {
    const { port } = server.app.server.address() as AddressInfo;
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', reject);
    socket.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const [head = '', body = ''] = text.split('\r\n\r\n', 2);
      resolve({ status: Number(text.split(' ', 2)[1]), head: head.toLowerCase(), body });
    });
  });

describe('times outside the supported range', () => {
  const times = [
    '9999-99-99T99:99:99Z',
    '2026-13-01T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-11-20T24:00:01Z',
    '0000-01-01T00:00:00Z',
  ];
  const requests = times.flatMap((time) =>
    (['since', 'before'] as const).flatMap((name) => [
      [`${name}=${time}`, `${PUBLISHES}?${name}=${time}`, () => staff] as const,
      [
        `${name}=${time} of the activity`,
        `/v1/returns-portal-service/OWNER/activity?${name}=${time}`,
        () => admin,
      ] as const,
    ]),
  );
  it.each(requests)('are rejected with 400: %s [API-3]', async (_what, url, authorization) => {
    const { statusCode, body } = await server.send(authorization(), 'GET', url);
    expect(statusCode, body).toBe(400);
  });

  it.each(['+010000-01-01T00:00:00.000Z', '-000001-01-01T00:00:00.000Z', '+275760-09-13T00:00:00.000Z'])(
    'are rejected if they are sent in a cursor: %s [API-3]',
    async (time) => {
      const headers = { authorization: admin };
      const companies = `/v1/returns-portal-service/OWNER/companies?sort=lastPublishedAt&cursor=${cursor('lastPublishedAt', time, 'ALPHA', '4')}`;
      const activity = `/v1/returns-portal-service/OWNER/activity?cursor=${cursor(time, 'ALPHA', '1')}`;
      const publishes = `${PUBLISHES}?cursor=${cursor('9999999999999', '1', 'x')}`;
      const answers = await Promise.all([
        server.inject({ url: companies, headers }),
        server.inject({ url: activity, headers }),
        server.send(staff, 'GET', publishes),
      ]);
      expect(answers.map(({ statusCode }) => statusCode).every((status) => status < 500)).toBe(true);
      expect(answers[0]?.statusCode).toBe(400);
      expect(answers[1]?.statusCode).toBe(400);
    },
  );
});

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
])('the response to a malformed request contains all common headers: %s [BR-6]', async (_what, bytes, status) => {
  const answer = await answerTo(bytes);
  expect(answer.status).toBe(status);
  for (const [name, value] of Object.entries(protectionHeaders))
    expect(answer.head).toContain(`${name}: ${value}`.toLowerCase());
  expect(answer.head).toMatch(/x-request-id: [0-9a-f]{32}/);
  expect(answer.head).toContain('content-type: application/problem+json');
});

describe('request targets with a host', () => {
  it.each(['//[', '//:99999/', '/\\[', '//a b/', '//user@arabic.example:1/', '/\t/'])(
    'are treated as paths: %s [BR-2]',
    async (url) => {
      const { status, body } = await answerTo(`GET ${url} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
      expect(status, body).toBeLessThan(500);
    },
  );

  it.each(['//arabic.example/', '/\\arabic.example/', 'http://arabic.example/'])(
    'do not change the owner, which depends only on the `Host` header: %s [BR-2]',
    async (url) => {
      const { body } = await answerTo(`GET ${url} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
      expect(body).not.toContain('ARAB_POST');
      const icon = url.replace(/\/$/, '/favicon.ico');
      const { head } = await answerTo(`GET ${icon} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
      expect(head).not.toContain('location: /assets');
    },
  );
});

it.each([
  ['no host', 'GET /api/health HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['no host for a page', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['an Expect header', 'GET / HTTP/1.1\r\nhost: localhost\r\nexpect: tea\r\nconnection: close\r\n\r\n', 417],
  [
    'an Upgrade header',
    'GET / HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade, close\r\nupgrade: websocket\r\n\r\n',
    undefined,
  ],
])(
  'the response to a request that is refused before routing contains all common headers: %s [BR-6]',
  async (_what, bytes, status) => {
    const answer = await answerTo(bytes);
    if (status !== undefined) expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(protectionHeaders))
      if (name !== 'content-security-policy') expect(answer.head).toContain(`${name}: ${value}`.toLowerCase());
    expect(answer.head).toContain('content-security-policy: ');
    expect(answer.head).toMatch(/x-request-id: [0-9a-f]{32}/);
  },
);
