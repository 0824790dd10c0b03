import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parseAddresses } from '../../../server/infrastructure/http/parseAddresses.ts';
import { OpenTelemetryTracer } from '../../../server/infrastructure/telemetry/OpenTelemetryTracer.ts';
import { PASSWORD, startTestServer, type TestServer } from '../../support/server/httpServer.ts';

const exporter = new InMemorySpanExporter();
const tracerAt = (ratio: number) =>
  new OpenTelemetryTracer({ ratio, version: '1.0.0' }, new SimpleSpanProcessor({ exporter }));

const ROUTE = '/v1/returns-portal-service/:rootOrgId/company/:merchantId/publishes';
const URL = '/v1/returns-portal-service/OWNER/company/ALPHA/publishes?search=secret';
const foreign = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const traceparent = (flags: string) => `00-${foreign.traceId}-${foreign.spanId}-${flags}`;

const spans = () => exporter.getFinishedSpans();
const named = (name: string): ReadableSpan[] => spans().filter((span) => span.name === name);
/** All content of the spans that is exported. */
const contentOf = (list: readonly ReadableSpan[]): string =>
  JSON.stringify(
    list.map(({ name, attributes, events, status, links }) => ({ name, attributes, events, status, links })),
  );

afterEach(() => exporter.reset());

describe('with every request sampled, a trace', () => {
  let server: TestServer;
  let authorization: string;
  beforeAll(async () => {
    server = await startTestServer({ tracer: tracerAt(1) });
    authorization = await server.authorization('ALPHA');
    await server.settle();
  });
  afterAll(() => server.close());
  const request = (headers: Readonly<Record<string, string>> = {}) =>
    server.inject({ method: 'GET', url: URL, headers: { authorization, ...headers } });

  it('contains the call with route and status, and its transactions with their number of statements', async () => {
    const response = await request();
    expect(response.statusCode).toBe(200);
    const [call = expect.unreachable()] = named(`GET ${ROUTE}`);
    expect(call.attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': ROUTE,
      'http.response.status_code': 200,
    });
    expect(call.parentSpanContext).toBeUndefined();
    const transactions = named('transaction').filter(
      ({ parentSpanContext }) => parentSpanContext?.spanId === call.spanContext().spanId,
    );
    expect(transactions.length).toBeGreaterThan(0);
    const tenant = transactions.find(({ attributes }) => attributes['transaction.role'] === 'tenant');
    expect(tenant?.attributes).toEqual({
      'db.system.name': 'postgresql',
      'transaction.role': 'tenant',
      'transaction.statements': expect.any(Number),
      'transaction.attempts': 1,
    });
    expect(tenant?.attributes['transaction.statements']).toBeGreaterThan(0);
  });

  it('has the request ID as its ID', async () => {
    const response = await request();
    expect(named(`GET ${ROUTE}`)[0]?.spanContext().traceId).toBe(response.headers['x-request-id']);
  });

  it('contains the code of a problem, whose document contains the trace ID', async () => {
    const refused = await request({ authorization: 'Bearer secret' });
    expect(refused.statusCode).toBe(401);
    const [call = expect.unreachable()] = named(`GET ${ROUTE}`);
    expect(call.attributes).toMatchObject({ 'http.response.status_code': 401, 'problem.code': 'unauthorized' });
    expect(refused.json()).toMatchObject({ requestId: call.spanContext().traceId });
  });

  it('contains neither ids of companies, e-mail addresses, passwords, tokens, bodies nor query strings', async () => {
    const token = (await server.signIn('ALPHA')).json<{ readonly access_token: string }>().access_token;
    await server.signIn('ALPHA', { password: 'wrong secret' });
    await request();
    await server.configuration('ALPHA', authorization);
    await server.settle();
    expect(named('store security events').length).toBeGreaterThan(0);
    expect(named('POST /v2/oauth/token')).toHaveLength(2);
    const content = contentOf(spans());
    for (const secret of ['ALPHA', 'OWNER', '@', 'alpha', PASSWORD, 'secret', token, authorization])
      expect(content).not.toContain(secret);
  });

  it('links to the trace of the client, but neither continues it nor follows its sampled flag', async () => {
    const response = await request({ traceparent: traceparent('00') });
    const [call = expect.unreachable()] = named(`GET ${ROUTE}`);
    expect(call.links.map(({ context }) => context)).toMatchObject([foreign]);
    expect(call.parentSpanContext).toBeUndefined();
    expect(response.headers['x-request-id']).not.toBe(foreign.traceId);
    expect(server.logged()).toContain(`"clientTraceId":"${foreign.traceId}"`);
  });

  it('contains each part of a purge as a job', async () => {
    await server.purge();
    const [job = expect.unreachable()] = named('purge session');
    const inJob = named('transaction').filter(
      ({ parentSpanContext }) => parentSpanContext?.spanId === job.spanContext().spanId,
    );
    expect(inJob.length).toBeGreaterThan(0);
  });

  it('contains only its own transactions if several requests run at once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => request()));
    const calls = named(`GET ${ROUTE}`);
    const counts = calls.map(
      (call) =>
        named('transaction').filter(({ parentSpanContext }) => parentSpanContext?.spanId === call.spanContext().spanId)
          .length,
    );
    expect(counts).toEqual(Array.from({ length: 12 }, () => counts[0]));
  });
});

it('a client cannot cause its request to be sampled', async () => {
  const server = await startTestServer({ tracer: tracerAt(0) });
  await server.inject({ method: 'GET', url: '/api/health', headers: { traceparent: traceparent('01') } });
  await server.close();
  expect(spans()).toEqual([]);
});

it('a trusted proxy decides the sampling of its requests, and its trace ID is the request ID', async () => {
  const trusted = parseAddresses(['127.0.0.1']);
  const server = await startTestServer({ tracer: tracerAt(0), trustedTraceParents: trusted });
  const health = (flags: string) =>
    server.inject({ method: 'GET', url: '/api/health', headers: { traceparent: traceparent(flags) } });
  const [sampled] = [await health('01'), await health('00')];
  await server.close();
  expect(sampled.headers['x-request-id']).toBe(foreign.traceId);
  expect(spans().map((span) => [span.spanContext().traceId, span.parentSpanContext?.spanId, span.links])).toEqual([
    [foreign.traceId, foreign.spanId, []],
  ]);
});

describe('OpenTelemetryTracer', () => {
  const tracer = tracerAt(1);

  it('records the code of an error, but not its message', async () => {
    const conflict = Object.assign(new Error('secret'), { code: '40001' });
    for (const error of [conflict, new TypeError('secret')])
      await expect(tracer.job('purge', async () => Promise.reject(error))).rejects.toBe(error);
    expect(spans().map(({ attributes }) => attributes)).toEqual([
      { 'error.type': '40001' },
      { 'error.type': 'TypeError' },
    ]);
    expect(contentOf(spans())).not.toContain('secret');
  });

  it('creates no span for work that continues after the end of its call', async () => {
    const call = tracer.call({ requestId: foreign.traceId, method: 'GET', route: '/events' });
    await call?.within(async () => {
      call.end(200);
      await tracer.part('transaction', {}, async () => undefined);
      call.end(500);
    });
    expect(spans().map(({ name, attributes }) => [name, attributes['http.response.status_code']])).toEqual([
      ['GET /events', 200],
    ]);
  });

  it('starts a trace of its own for a job within a call', async () => {
    const call = tracer.call({ requestId: foreign.traceId, method: 'GET', route: '/' });
    await call?.within(() => tracer.job('purge', async () => undefined));
    expect(named('purge')[0]?.parentSpanContext).toBeUndefined();
    expect(named('purge')[0]?.spanContext().traceId).not.toBe(foreign.traceId);
  });
});
