import { afterAll, describe, expect, it } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { startTestServer } from '../../support/server/httpServer.ts';

const server = await startTestServer();
afterAll(() => server.close());

const routeOf = (path: string): string => path.replace(/\{([^}]+)\}/g, ':$1');

describe('the routes of the service', () => {
  it.each(calls.map((call) => [call.id, call] as const))('include %s [API-1]', (_id, { method, path }) => {
    expect(server.app.hasRoute({ method, url: routeOf(path) })).toBe(true);
  });

  it('match exactly the calls of the contract below the service’s paths', () => {
    const printed = server.app.printRoutes({ commonPrefix: false });
    const stack: string[] = [];
    const served = printed.split('\n').flatMap((line) => {
      const match = /^([│ ]*)[├└]── (\S+)(?: \(([A-Z, ]+)\))?/.exec(line);
      if (!match) return [];
      const [, indent = '', segment = '', methods] = match;
      stack.length = indent.length / 4;
      stack.push(segment);
      return (methods?.split(', ') ?? []).map((method) => `${method} ${stack.join('')}`);
    });
    // The router merges different parameter names at the same position of a path.
    const withoutParameterNames = (route: string): string => route.replace(/:[^/]+/g, ':');
    const expected = calls.flatMap(({ method, path }) =>
      (method === 'GET' ? ['GET', 'HEAD'] : [method]).map((each) => `${each} ${routeOf(path)}`),
    );
    const service = served.filter((route) => /^[A-Z]+ \/(api|v1|v2|assets)\b/.test(route));
    expect(service.map(withoutParameterNames).sort()).toEqual(expected.map(withoutParameterNames).sort());
  });

  it('include the contract itself as a document', async () => {
    const response = await server.inject({ method: 'GET', url: '/api/openapi.json' });
    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.json<{ paths: object }>().paths).length).toBe(
      new Set(calls.map(({ path }) => path)).size,
    );
  });

  it('return the complete text bundle of a language', async () => {
    const response = await server.inject({ method: 'GET', url: '/api/locale?locale=en&carrier=TEST_POST' });
    expect(response.json<{ signIn: object }>().signIn).toBeTypeOf('object');
  });

  it('return the running version', async () => {
    const health = await server.inject({ method: 'GET', url: '/api/health' });
    expect(health.json()).toEqual({ status: 'ok', version: '2.1.0' });
    const readiness = await server.inject({ method: 'GET', url: '/api/ready' });
    expect(readiness.json()).toEqual({ status: 'ready', database: server.database.engine });
  });
});
