import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyLimitOf } from '../../../contract/bodyLimit.ts';
import type { Call } from '../../../contract/call.ts';
import { calls } from '../../../contract/calls.ts';
import { problemSchema } from '../../../contract/problem.ts';
import { CLIENT, startTestServer, type TestServer } from '../../support/server/httpServer.ts';

let server: TestServer;
let merchant: string;
let admin: string;
beforeAll(async () => {
  server = await startTestServer();
  [merchant, admin] = [await server.authorization('ALPHA'), await server.authorization('OWNER')];
});
afterAll(() => server.close());

const MINE = '/v1/returns-portal-service/OWNER/company/ALPHA/drafts/mine';
const FORM = 'application/x-www-form-urlencoded';
const isSignedIn = ({ caller }: Call) => caller === 'session' || caller === 'admin';
const writing = calls.filter(({ method }) => method !== 'GET');
const authorizationFor = ({ caller }: Call) => {
  if (caller === 'admin') return admin;
  return caller === 'session' ? merchant : CLIENT;
};
const send = (call: Call, payload: string, more: Readonly<Record<string, string>> = {}) =>
  server.inject({
    method: call.method,
    url: call.path.replace(/\{[^}]+\}/g, 'x'),
    headers: {
      authorization: authorizationFor(call),
      'content-type': call.bodyType === 'form' ? FORM : 'application/json',
      'idempotency-key': 'a-key',
      ...more,
    },
    payload,
  });
const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const callNamed = (id: string): Call => {
  const call = calls.find((each) => each.id === id);
  if (!call) throw new Error(`no call ${id}`);
  return call;
};

describe('request bodies', () => {
  it.each(writing.filter((call) => !isSignedIn(call)).map((call) => [call.id, call] as const))(
    'of calls without sign-in are limited to a few KB: %s [BR-7]',
    async (_id, call) => {
      expect(bodyLimitOf(call)).toBeLessThanOrEqual(32_768);
      const response = await send(call, JSON.stringify(Array(bodyLimitOf(call)).fill(1)));
      expect(response.statusCode).toBe(413);
      expect(problemSchema.parse(response.json())).toMatchObject({ type: '/problems/content-too-large' });
    },
  );

  it('with too many entries are rejected with a message of the error catalogue', async () => {
    const url = '/v1/returns-portal-service/OWNER/update-company/ALPHA';
    const countriesEnabled = Object.fromEntries(Array.from({ length: 501 }, (_, nth) => [`C${nth}`, true]));
    const payload = { products: { RETURNS_PORTAL: { countriesEnabled } } };
    const response = await server.send(merchant, 'POST', url, payload);
    expect([response.statusCode, response.json()]).toMatchObject([
      400,
      {
        message: 'constants.apiErrors.tooLarge',
        errors: [{ pointer: '/products/RETURNS_PORTAL/countriesEnabled' }],
      },
    ]);
  });

  it('of calls that need no body are also limited to a few KB', async () => {
    const headers = { authorization: CLIENT, 'content-type': 'application/json' };
    const payload = JSON.stringify('x'.repeat(20_000));
    const response = await server.inject({ method: 'POST', url: '/api/nowhere', headers, payload });
    expect(response.statusCode).toBe(413);
    for (const call of calls.filter(({ body }) => !body)) expect(bodyLimitOf(call)).toBe(16_384);
  });

  it.each(writing.map((call) => [call.id, call] as const))(
    'with deep nesting are rejected, by calls with and without a body: %s',
    async (_id, call) => {
      for (const levels of [8000, 150_000]) {
        const response = await send(call, deep(levels), { 'content-type': 'application/json' });
        expect([400, 413]).toContain(response.statusCode);
        expect(response.headers['content-type']).toContain('application/problem+json');
      }
    },
  );

  it.each(writing.filter(({ body }) => !body).map((call) => [call.id, call] as const))(
    'may be empty despite a JSON content type if the call needs no body: %s [API-3]',
    async (_id, call) => {
      const response = await send(call, '');
      // A 400 without a pointer would be a rejection of the body.
      expect(response.statusCode === 400 && !response.body.includes('"pointer"'), response.body).toBe(false);
    },
  );

  it('are required by calls that need a body', async () => {
    const response = await send(callNamed('patchCompanySettings'), '');
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ pointer: '' }] });
  });

  it('with an unknown key are rejected, and the error contains the key [API-1]', async () => {
    const response = await send(callNamed('patchCompanySettings'), JSON.stringify({ portalActiv: true }));
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ pointer: '/portalActiv', message: 'unknown key' }] });
  });

  it('have a maximum number of values, for every caller', async () => {
    const values = (count: number) => JSON.stringify({ products: { A: { kept: Array(count).fill(1) } } });
    const update = callNamed('postUpdateCompany');
    const refused = await send(update, values(100_001));
    expect(refused.statusCode).toBe(413);
    expect(problemSchema.parse(refused.json())).toMatchObject({ type: '/problems/content-too-large' });
    expect((await send(update, values(99_990))).statusCode).not.toBe(413);
    const draft = JSON.stringify({ changes: Array(100_001).fill(1), history: { done: [], undone: [] } });
    expect((await send(callNamed('keepDraft'), draft)).statusCode).toBe(413);
  });

  it('with form parameters have a maximum number of parameters', async () => {
    const form = (count: number) => Array.from({ length: count }, (_, nth) => `p${nth}=`).join('&');
    expect((await send(callNamed('postToken'), form(33))).statusCode).toBe(413);
    expect((await send(callNamed('postToken'), form(32))).statusCode).toBe(400);
  });

  it('of unauthenticated callers are not read', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const lines = [
      `PUT ${MINE} HTTP/1.1`,
      'host: localhost',
      'authorization: Bearer nobody',
      'content-type: application/json',
      'content-length: 4000000',
    ];
    // The request announces a body but never sends it.
    const response = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(`${lines.join('\r\n')}\r\n\r\n`));
      socket.once('data', (chunk) => {
        resolve(chunk.toString());
        socket.destroy();
      });
      socket.on('error', reject);
    });
    expect(response).toMatch(/^HTTP\/1\.1 401 /);
  });
});
