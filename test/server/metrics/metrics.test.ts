import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenForMetrics } from '../../../server/infrastructure/metrics/listenForMetrics.ts';
import { ServiceMetrics, countOpenWork } from '../../../server/infrastructure/metrics/ServiceMetrics.ts';
import { engines } from '../../support/server/databases.ts';
import { startTestServer, type TestServer } from '../../support/server/httpServer.ts';

describe.each(engines)('the metrics of the service on $name', ({ open }) => {
  const metrics = new ServiceMetrics();
  let server: TestServer;
  let figures: Server;
  let isDiskGone = false;
  const disk = async () => {
    if (isDiskGone) throw new Error('no such device');
    return { free: 7000, used: 300, reserve: 2000, quota: 500 };
  };
  beforeAll(async () => {
    server = await startTestServer({ onAnswered: (answered) => metrics.answered(answered) }, open);
    metrics.measure({
      connections: async () => 3,
      eventStreams: () => 2,
      databaseLoad: () => server.database.load(),
      openWork: () => countOpenWork(server.database),
      disk,
    });
    figures = await listenForMetrics(metrics, { port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    figures.close();
    await server.close();
  });

  const request = (path: string, request?: RequestInit) =>
    fetch(`http://127.0.0.1:${(figures.address() as AddressInfo).port}${path}`, request);
  const read = async (): Promise<ReadonlyMap<string, number>> => {
    const lines = (await (await request('/metrics')).text())
      .split('\n')
      .filter((line) => line !== '' && line[0] !== '#');
    return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
  };

  it('count responses by the path pattern of the contract, without user data', async () => {
    const authorization = await server.authorization('ALPHA');
    const url = '/v1/returns-portal-service/OWNER/company/ALPHA/publishes';
    for (const headers of [{ authorization }, {}]) await server.inject({ method: 'GET', url, headers });
    const metrics = await read();
    const route = '/v1/returns-portal-service/:rootOrgId/company/:merchantId/publishes';
    for (const status of [200, 401])
      expect(metrics.get(`http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"}`)).toBe(
        1,
      );
    expect([...metrics.keys()].join()).not.toMatch(/ALPHA|OWNER/);
  });

  it('include load of process and database, unfinished jobs and free disk space', async () => {
    const authorization = await server.authorization('ALPHA');
    const opened = await server.send(
      authorization,
      'POST',
      '/v1/returns-portal-service/OWNER/company/ALPHA/publishes',
      { changes: [{ type: 'COMPANY', key: 'name', value: 'x', originalValue: 'y' }] },
      { 'if-match': '"r1"', 'idempotency-key': 'one' },
    );
    expect(opened.statusCode).toBe(201);
    expect(Object.fromEntries(await read())).toMatchObject({
      http_connections: 3,
      event_streams: 2,
      database_connections_open: expect.any(Number),
      database_connections_idle: expect.any(Number),
      database_queue: 0,
      publishes_open: 1,
      drafts_kept: 0,
      disk_free_bytes: 7000,
      disk_reserve_bytes: 2000,
      data_quota_bytes: 500,
      data_used_bytes: 300,
      process_cpu_seconds_total: expect.any(Number),
    });
  });

  it('count the requests that wait for a database connection', async () => {
    const before = server.database.load();
    expect(before.waiting).toBe(0);
    const many = Array.from({ length: 30 }, () => server.database.inSystem(async () => server.database.load()));
    const loads = await Promise.all(many);
    expect(Math.max(...loads.map(({ waiting }) => waiting))).toBeGreaterThan(0);
    expect(loads[0]?.idle).toBe(0);
    expect(server.database.load().waiting).toBe(0);
  });

  it('omit values that cannot be measured at the moment', async () => {
    isDiskGone = true;
    const metrics = await read();
    isDiskGone = false;
    expect(metrics.has('disk_free_bytes')).toBe(false);
    expect(metrics.get('http_connections')).toBe(3);
    expect((await read()).get('disk_free_bytes')).toBe(7000);
  });

  it('are available only on their own port', async () => {
    expect((await server.inject({ method: 'GET', url: '/metrics' })).statusCode).toBe(404);
    expect((await request('/')).status).toBe(404);
    expect((await request('/metrics', { method: 'POST' })).status).toBe(404);
  });
});
