import { once } from 'node:events';
import { request as send, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createHostServer, type HostedApp } from '../../../server/infrastructure/http/createHostServer.ts';
import { connectionDefaults } from '../../../server/infrastructure/http/limitConnections.ts';
import { closeServer } from '../../support/closeServer.ts';

let server: Server | undefined;
afterEach(async () => {
  if (server) await closeServer(server);
  server = undefined;
});

/** An app that returns its name for every path. */
async function appOf(name: string) {
  const app = Fastify();
  app.get('/*', async () => name);
  await app.ready();
  return app;
}

async function hosted(name: string, hosts: readonly string[], isReady = true): Promise<HostedApp> {
  const app = await appOf(name);
  return { hosts, app: () => app, isReady: async () => isReady };
}

async function serve(...apps: readonly HostedApp[]) {
  const started = createHostServer(apps, connectionDefaults).listen(0, '127.0.0.1');
  server = started;
  await once(started, 'listening');
  const { port } = started.address() as AddressInfo;
  return (host: string, path = '/') =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
      send({ port, host: '127.0.0.1', path, headers: { host } }, (response) => {
        let text = '';
        response.on('data', (part) => (text += String(part)));
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, text }));
      })
        .on('error', reject)
        .end();
    });
}

describe('createHostServer', () => {
  it('passes a request to the app of its host, ignoring port and case', async () => {
    const get = await serve(await hosted('a', ['a.example', '*.shops.example']), await hosted('b', ['b.example']));
    for (const [host, name] of [
      ['a.example', 'a'],
      ['B.Example:8080', 'b'],
      ['one.shops.example', 'a'],
    ] as const)
      expect((await get(host)).text, host).toBe(name);
  });

  it('refuses other hosts with the common headers', async () => {
    const get = await serve(await hosted('a', ['a.example']));
    const refused = await get('c.example', '/v2/oauth/token');
    expect(refused.status).toBe(421);
    expect(refused.headers['x-content-type-options']).toBe('nosniff');
    expect(JSON.parse(refused.text)).toMatchObject({ type: '/problems/misdirected-request', status: 421 });
  });

  it('passes probes of other hosts to an app that is ready, and to the first app if none is', async () => {
    const isBroken = await hosted('a', ['a.example'], false);
    const get = await serve(isBroken, await hosted('b', ['b.example']));
    expect((await get('10.0.0.7', '/api/ready?for=reads')).text).toBe('b');
    expect((await get('a.example', '/api/ready')).text).toBe('a');
    if (server) await closeServer(server);
    const other = await serve(isBroken, await hosted('b', ['b.example'], false));
    expect((await other('10.0.0.7', '/api/health')).text).toBe('a');
  });

  it('responds with 503 while a database could not be opened', async () => {
    const closed = { hosts: ['a.example'], app: () => undefined, isReady: async () => false };
    const get = await serve(closed, await hosted('b', ['b.example']));
    const refused = await get('a.example');
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '10']);
    expect((await get('b.example')).text).toBe('b');
  });
});
