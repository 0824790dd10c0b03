import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { problemSchema } from '../../../contract/problem.ts';
import { ServiceCondition } from '../../../server/infrastructure/ServiceCondition.ts';
import { protectionHeaders } from '../../../server/infrastructure/http/respondToMalformed.ts';
import { CLIENT, LOGO, startTestServer, type TestServer } from '../../support/server/httpServer.ts';

const server = await startTestServer();
afterAll(() => server.close());

const urlOf = (path: string): string =>
  path
    .replace('{hash}', LOGO.hash)
    .replace('{rootOrgId}', 'OWNER')
    .replaceAll(/\{[^}]+\}/g, 'ALPHA');

describe("the service's HTTP responses", () => {
  const responses: readonly (readonly [string, string, string])[] = [
    ...calls.map((call) => [call.id, call.method, urlOf(call.path)] as const),
    ['a page', 'GET', '/ALPHA/return-reasons'],
    ['a page for another host', 'GET', '//'],
    ['the settings', 'GET', '/env.js'],
    ['a file', 'GET', '/static/main-1.js'],
    ['a missing file', 'GET', '/static/missing.js'],
    ['a missing call', 'GET', '/api/missing'],
    ['a wrong method', 'PATCH', '/api/health'],
    ['a malformed address', 'GET', '/%E0%A4%A'],
    ['robots.txt', 'GET', '/robots.txt'],
  ];

  it.each(responses)(
    'contain all security headers, and allow no other origin to read them: %s [BR-6]',
    async (_name, method, url) => {
      const { headers } = await server.inject({ method, url, headers: { host: 'localhost' } });
      // Logos are embedded in other sites and in the preview frame, which has an opaque origin.
      const expected = url.startsWith('/assets/')
        ? { ...protectionHeaders, 'cross-origin-resource-policy': 'cross-origin' }
        : protectionHeaders;
      for (const [name, value] of Object.entries(expected))
        if (name !== 'content-security-policy') expect(headers[name], name).toBe(value);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
    },
  );

  it('forbid search engines to index the site [BR-6]', async () => {
    const robots = await server.inject({ method: 'GET', url: '/robots.txt' });
    expect(robots.body).toContain('Disallow: /\n');
  });

  it('allow an image that is opened directly to be rendered, and nothing else', async () => {
    const { headers, statusCode } = await server.inject({ method: 'GET', url: LOGO.path });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('image/svg+xml');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['cache-control']).toContain('immutable');
  });

  const problems: readonly (readonly [string, number, Parameters<TestServer['inject']>[0]])[] = [
    ['a missing call', 404, { method: 'GET', url: '/api/missing' }],
    ['a wrong method on a call', 405, { method: 'DELETE', url: '/api/health' }],
    ['a wrong method on a page', 405, { method: 'POST', url: '/ALPHA' }],
    ['a malformed address', 400, { method: 'GET', url: '/%E0%A4%A' }],
    ['a wrong query', 400, { method: 'GET', url: '/api/locale?locale=xx' }],
    [
      'malformed JSON',
      400,
      {
        method: 'POST',
        url: '/api/merchant-config',
        headers: { 'content-type': 'application/json' },
        payload: '{"a":',
      },
    ],
    [
      'a poisoned prototype',
      400,
      {
        method: 'POST',
        url: '/api/merchant-config',
        headers: { 'content-type': 'application/json' },
        payload: '{"__proto__":{"admin":true}}',
      },
    ],
    [
      'a body above 1 MB',
      413,
      {
        method: 'POST',
        url: '/api/merchant-config',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ token: 'x'.repeat(1_100_000) }),
      },
    ],
    [
      'a body that is neither JSON nor a form',
      415,
      { method: 'POST', url: '/v2/oauth/token', headers: { 'content-type': 'text/plain' }, payload: 'a=b' },
    ],
    [
      'JSON where a form is wanted',
      415,
      { method: 'POST', url: '/v2/oauth/token', headers: { authorization: CLIENT }, payload: { grant_type: 'x' } },
    ],
    [
      'a parameter given twice',
      400,
      {
        method: 'POST',
        url: '/v2/oauth/token',
        headers: { authorization: CLIENT, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'grant_type=refresh_token&refresh_token=a&refresh_token=b',
      },
    ],
    ['no authorization', 401, { method: 'GET', url: '/api/company-status?organisationId=ALPHA&returnsProduct=P' }],
  ];
  it.each(problems)('are problem documents for %s [API-3]', async (_name, status, request) => {
    const response = await server.inject(request);
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toContain('application/problem+json');
    const problem = problemSchema.parse(response.json());
    expect(problem.status).toBe(status);
    expect(problem.requestId).toBeTruthy();
  });

  it('list the allowed methods of a call', async () => {
    const { headers } = await server.inject({ method: 'DELETE', url: '/api/health' });
    expect(headers.allow).toBe('GET, HEAD');
  });

  it('contain a pointer to the invalid part of the request body', async () => {
    const response = await server.inject({
      method: 'POST',
      url: '/v2/oauth/token',
      headers: { authorization: CLIENT, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'grant_type=staff_password&username=&password=x&organisationId=%3Cb%3E&scope=',
    });
    const pointers = (response.json<{ errors: { pointer: string }[] }>().errors ?? []).map(({ pointer }) => pointer);
    expect(pointers.sort()).toEqual(['/organisationId', '/username']);
  });

  it('never contain the cause of an internal error, which is logged with the request id', async () => {
    const failing = await startTestServer();
    await failing.database.inMaintenance((trx) => sql`alter table asset rename to elsewhere`.execute(trx));
    const broken = await failing.inject({ method: 'GET', url: LOGO.path });
    const logged = failing.logged();
    await failing.database.inMaintenance((trx) => sql`alter table elsewhere rename to asset`.execute(trx));
    await failing.close();
    expect(broken.statusCode).toBe(500);
    expect(broken.headers['x-content-type-options']).toBe('nosniff');
    expect(broken.json()).toEqual({
      type: '/problems/internal-error',
      title: 'Internal error',
      status: 500,
      requestId: broken.headers['x-request-id'],
    });
    expect(logged).toContain('relation \\"asset\\" does not exist');
    expect(logged).toContain(broken.headers['x-request-id']);
  });

  it('report the service as not ready while the database does not respond', async () => {
    const ping = () => Promise.reject(new Error('connection refused by 10.0.0.7'));
    const condition = new ServiceCondition({ ping }, undefined, () => undefined);
    const waiting = await startTestServer({ operations: { version: '2.1.0', engine: 'none', condition } });
    const { statusCode, headers, body } = await waiting.inject({ method: 'GET', url: '/api/ready' });
    await waiting.close();
    expect(statusCode).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body).not.toContain('10.0.0.7');
    expect(JSON.parse(body)).toMatchObject({ errors: [{ pointer: '/database', message: 'does not answer' }] });
  });
});

it('an overloaded service responds with 503, `Retry-After` and all security headers', async () => {
  const busy = await startTestServer({ isOverloaded: () => true });
  const { statusCode, headers } = await busy.inject({ method: 'GET', url: '/api/health' });
  await busy.close();
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('10');
  expect(headers['x-content-type-options']).toBe('nosniff');
});
