import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import axios from 'axios';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { earlyKeyOf } from '../../../contract/boot.ts';
import { listCompanies } from '../../../contract/merchants/companies.ts';
import { giveUpPublish, openPublish } from '../../../contract/publishing/publishes.ts';
import { postToken } from '../../../contract/session/token.ts';
import { postUpdateCompany } from '../../../contract/company/updateCompany.ts';
import { SessionCredentials } from '../../../src/application/session/SessionCredentials.ts';
import type { Http } from '../../../src/infrastructure/http/Http.ts';
import { httpLocaleGateway } from '../../../src/infrastructure/languages/httpLocaleGateway.ts';
import { AxiosHttp } from '../../../src/infrastructure/http/AxiosHttp.ts';
import { EarlyAnswers } from '../../../src/infrastructure/http/EarlyAnswers.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';

type Received = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};
type Answer = (response: ServerResponse, request: Received) => void;

/** Ends all delays at once and records how long they would have been. */
class ImpatientClock extends ManualClock {
  readonly waits: number[] = [];
  onWait: () => void = () => undefined;

  override after(milliseconds: number, callback: () => void): () => void {
    this.waits.push(milliseconds);
    this.onWait();
    setImmediate(callback);
    return () => undefined;
  }
}

const json =
  (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
const connectionLost: Answer = (response) => void response.destroy();
const emptyPage = json(200, { companies: [], total: 0 });

let server: Server;
let address: string;
let received: Received[];
let answers: Answer[];
let clock: ImpatientClock;
let credentials: SessionCredentials;
let http: AxiosHttp;

beforeEach(async () => {
  received = [];
  answers = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const receivedRequest = { method: request.method ?? '', url: request.url ?? '', headers: request.headers, body };
      received.push(receivedRequest);
      (answers.shift() ?? json(500, {}))(response, receivedRequest);
    });
  });
  await new Promise<void>((resume) => server.listen(0, '127.0.0.1', resume));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  clock = new ImpatientClock();
  credentials = new SessionCredentials();
  credentials.use({ tokenType: 'Bearer', accessToken: 'access-1' });
  const settings = {
    apiUrl: address,
    rootApiUrl: `${address}/root`,
    clientKey: 'kéy',
    clientSecret: 's:1',
    supportsIdempotencyKeys: true,
  };
  http = new AxiosHttp(settings, credentials, clock, () => 0.5);
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resume) => server.close(resume));
});

const list = (search = '') =>
  http.send(listCompanies, { params: { rootOrgId: 'OWNER' }, query: { search, sort: 'name' } });
const open = (key: string | undefined = 'key-1') =>
  http.send(openPublish, {
    params: { rootOrgId: 'OWNER', merchantId: 'ACME' },
    headers: { 'idempotency-key': key, 'if-match': '"r1"' },
    body: { changes: [] },
  });
const update = (key: string | undefined) =>
  http.send(postUpdateCompany, {
    params: { rootOrgId: 'OWNER', merchantId: 'ACME' },
    headers: { 'idempotency-key': key, 'x-publish-id': undefined, 'cache-control': 'no-cache' },
    body: { products: {} },
  });
const signIn = () =>
  http.send(postToken, { headers: {}, body: { grant_type: 'refresh_token', refresh_token: 'a&b c' } });

describe('in AxiosHttp,', () => {
  it('a call that requires a confirmed identity is sent once more, with the same key, after the confirmation [AU-28]', async () => {
    const stepUp = { methods: ['totp', 'recovery-code'] };
    const refusal = json(403, { type: '/problems/step-up-required', title: 'Confirm', status: 403, stepUp });
    const asked: unknown[] = [];
    let isConfirmed = true;
    const confirm = async (methods: unknown): Promise<boolean> => {
      asked.push(methods);
      return isConfirmed;
    };
    const settings = {
      apiUrl: address,
      rootApiUrl: '',
      clientKey: 'key',
      clientSecret: '',
      supportsIdempotencyKeys: true,
    };
    http = new AxiosHttp(settings, credentials, clock, () => 0.5, undefined, { confirm });
    answers = [refusal, json(201, { publishId: 'p1' })];
    await open();
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
    expect(asked).toEqual([stepUp.methods]);
    isConfirmed = false;
    answers = [refusal];
    expect(await open()).toEqual({
      ok: false,
      error: { kind: 'step-up-required', methods: stepUp.methods, requestId: undefined },
    });
    expect(received).toHaveLength(3);
  });

  it('a call is sent with its method, path, query, token type and token [API-1]', async () => {
    answers = [emptyPage];
    await list('a & b/ü');
    expect(received[0]).toMatchObject({ method: 'GET', headers: { authorization: 'Bearer access-1' } });
    const url = new URL(received[0]!.url, address);
    expect(url.pathname).toBe('/v1/returns-portal-service/OWNER/companies');
    expect(Object.fromEntries(url.searchParams)).toEqual({ search: 'a & b/ü', sort: 'name' });
  });

  it('a refusal for a missing second factor contains the challenge, with its expiry in milliseconds [AU-26]', async () => {
    const secondFactor = { challenge: 'c1', methods: ['totp'], expiresAt: '2026-12-01T10:00:00.000Z' };
    const problem = { type: '/problems/second-factor-required', title: 'Second factor', status: 401, secondFactor };
    answers = [json(401, problem)];
    expect(await signIn()).toMatchObject({
      ok: false,
      error: { kind: 'unauthorized', secondFactor: { ...secondFactor, expiresAt: Date.UTC(2026, 11, 1, 10) } },
    });
  });

  it('a refused call is repeated once if the browser had lost the CSRF cookie, which the refusal sets again [API-3]', async () => {
    const connectionLost = json(403, { type: '/problems/csrf-check-failed', title: 'CSRF check failed', status: 403 });
    answers = [connectionLost, emptyPage];
    expect(await list()).toMatchObject({ ok: true });
    expect(received).toHaveLength(2);
    answers = [connectionLost, connectionLost];
    expect(await open()).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 403, message: 'signIn.keptNothing' },
    });
    expect(received).toHaveLength(4);
  });

  it('a call uses the response if the inline script of the page already sent the same request, and sends the request itself if that request failed', async () => {
    const url = `${address}/v1/returns-portal-service/OWNER/companies?search=early&sort=name`;
    const early = (status: number) => {
      const headers = { 'content-type': 'application/json' };
      const response = new Response(JSON.stringify({ companies: [], total: 7 }), { status, headers });
      return new EarlyAnswers({ [earlyKeyOf('GET', url)]: Promise.resolve(response) });
    };
    const settings = {
      apiUrl: address,
      rootApiUrl: '',
      clientKey: 'key',
      clientSecret: '',
      supportsIdempotencyKeys: true,
    };
    for (const [status, total] of [
      [200, 7],
      [404, 0],
    ] as const) {
      answers = [emptyPage];
      http = new AxiosHttp(settings, credentials, clock, () => 0.5, early(status));
      expect(await list('early')).toMatchObject({ ok: true, value: { body: { total } } });
    }
    expect(received.map((request) => request.url)).toEqual([url.replace(address, '')]);
  });

  it('the URL of a call contains each path parameter as a single encoded segment [API-1]', async () => {
    answers = [(response) => void response.writeHead(204).end()];
    const params = { rootOrgId: 'OWNER', merchantId: 'A/C?M#E', publishId: 'ü' };
    const outcome = await http.send(giveUpPublish, { params, headers: { 'idempotency-key': undefined } });
    expect(outcome).toMatchObject({ ok: true });
    expect(received[0]?.url).toBe('/v1/returns-portal-service/OWNER/company/A%2FC%3FM%23E/publishes/%C3%BC');
  });

  it('a call is sent with its own headers, except undefined headers [API-1]', async () => {
    answers = [json(200, {})];
    await update('key-1');
    expect(received[0]?.url).toBe('/v1/returns-portal-service/OWNER/update-company/ACME');
    expect(received[0]?.headers).toMatchObject({ 'cache-control': 'no-cache', 'idempotency-key': 'key-1' });
    expect(received[0]?.headers).not.toHaveProperty('x-publish-id');
    expect(received[0]?.headers['content-type']).toMatch('application/json');
    expect(JSON.parse(received[0]?.body ?? '')).toEqual({ products: {} });
  });

  it('a call for a token is form-encoded, with the client id as basic authorization', async () => {
    answers = [json(200, { access_token: 'a', token_type: 'Bearer', expires_in: 600 })];
    expect(await signIn()).toMatchObject({ ok: true, value: { body: { access_token: 'a' } } });
    expect(received[0]?.url).toBe('/root/v2/oauth/token');
    expect(received[0]?.headers['content-type']).toMatch('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(received[0]?.body))).toEqual({
      grant_type: 'refresh_token',
      refresh_token: 'a&b c',
    });
    const [scheme, encoded] = (received[0]?.headers.authorization ?? '').split(' ');
    expect([scheme, Buffer.from(encoded ?? '', 'base64').toString()]).toEqual(['Basic', 'kéy:s:1']);
  });
});

describe('when AxiosHttp aborts calls,', () => {
  const waitFor = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await new Promise((resume) => setImmediate(resume));
  };
  const listUntil = (signal: AbortSignal) =>
    http.send(listCompanies, { params: { rootOrgId: 'OWNER' }, query: { search: '', sort: 'name' } }, { signal });

  it('an aborted read is cancelled and not retried', async () => {
    let isClosed = false;
    answers = [(response) => void response.once('close', () => (isClosed = true))];
    const leaving = new AbortController();
    const reading = listUntil(leaving.signal);
    await waitFor(() => received.length === 1);
    leaving.abort();
    expect(await reading).toEqual({ ok: false, error: { kind: 'unreachable' } });
    await waitFor(() => isClosed);
    expect(received).toHaveLength(1);
  });

  it('a read that is aborted while it waits for its retry is not retried', async () => {
    const leaving = new AbortController();
    answers = [json(503, {})];
    const reading = listUntil(leaving.signal);
    clock.onWait = () => leaving.abort();
    expect(await reading).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect(received).toHaveLength(1);
  });

  it('an aborted write is completed [PB-14]', async () => {
    answers = [json(503, {}), json(200, {})];
    const outcome = await http.send(
      postUpdateCompany,
      {
        params: { rootOrgId: 'OWNER', merchantId: 'ACME' },
        headers: { 'idempotency-key': 'key-1', 'x-publish-id': undefined, 'cache-control': 'no-cache' },
        body: { products: {} },
      },
      { signal: AbortSignal.abort() },
    );
    expect(outcome).toMatchObject({ ok: true });
    expect(received).toHaveLength(2);
  });
});

describe('AxiosHttp.readsFinished', () => {
  it('resolves once each read and retry has a response, but does not wait for writes', async () => {
    const order: string[] = [];
    let answerLast: () => void = () => undefined;
    const isAsked = new Promise<void>((resume) => {
      answers = [
        json(503, {}),
        (response, request) => {
          answerLast = () => {
            order.push('answered');
            emptyPage(response, request);
          };
          resume();
        },
      ];
    });
    const reading = list();
    await isAsked;
    answers = [() => undefined];
    void open();
    const waiting = http.readsFinished().then(() => order.push('waited'));
    await new Promise((resume) => setImmediate(resume));
    answerLast();
    await Promise.all([reading, waiting]);
    expect(order).toEqual(['answered', 'waited']);
  });

  it('also waits for reads that start when a response arrives', async () => {
    const order: string[] = [];
    answers = [emptyPage, emptyPage];
    const reading = (async () => {
      await list();
      await Promise.resolve();
      await list();
      order.push('read');
    })();
    const waiting = http.readsFinished().then(() => order.push('waited'));
    await Promise.all([reading, waiting]);
    expect(order).toEqual(['read', 'waited']);
  });

  it('resolves at once if no read is pending', async () => {
    answers = [emptyPage];
    await list();
    await http.readsFinished();
    expect(received).toHaveLength(1);
  });
});

describe('the result of AxiosHttp', () => {
  it('is `malformed` if a proxy responds with HTML to a call whose response should be empty [API-3] [PB-13]', async () => {
    answers = [(response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html></html>')];
    expect(await update('key-1')).toMatchObject({
      ok: false,
      error: { kind: 'malformed', field: 'postUpdateCompany: html' },
    });
  });

  it.each([
    [
      400,
      { type: '/problems/invalid-request', title: 'x', status: 400, message: 'wrong' },
      { kind: 'rejected', status: 400, message: 'wrong' },
    ],
    [
      400,
      { message: 'Cannot add carrier for merchant' },
      { kind: 'rejected', message: 'Cannot add carrier for merchant' },
    ],
    [
      401,
      { type: '/problems/unauthorized', title: 'x', status: 401, sessionEnded: 'elsewhere' },
      { kind: 'unauthorized', sessionEnded: 'elsewhere' },
    ],
    [
      403,
      { message: 'constants.apiErrors.permissions' },
      { kind: 'forbidden', message: 'constants.apiErrors.permissions' },
    ],
    [404, 'no such thing', { kind: 'not-found' }],
    [409, { type: '/problems/publish-in-progress', title: 'x', status: 409 }, { kind: 'busy' }],
    [409, { type: '/problems/publish-closed', title: 'x', status: 409 }, { kind: 'stale' }],
    [
      412,
      { type: '/problems/stale-revision', title: 'x', status: 412, currentRevision: '"r9"', requestId: 'q' },
      { kind: 'stale', currentRevision: '"r9"', requestId: 'q' },
    ],
    [422, null, { kind: 'rejected', status: 422 }],
    [429, {}, { kind: 'busy' }],
  ])('for status %i and body %j is a specific failure [API-3] [ER-1]', async (status, body, failure) => {
    answers = [json(status, body)];
    expect(await list()).toMatchObject({ ok: false, error: failure });
    expect(received).toHaveLength(1);
  });

  it('contains the retry delay of the response [API-3]', async () => {
    answers = [json(429, {}, { 'retry-after': '7' })];
    expect(await list()).toMatchObject({ error: { kind: 'busy', retryAfterMs: 7000 } });
  });
});

describe('when the service rejects an access token,', () => {
  it('AxiosHttp renews the token once, and repeats the rejected call once [AU-4]', async () => {
    answers = [json(401, {}), emptyPage];
    credentials.renewWith(async () => {
      credentials.use({ tokenType: 'Bearer', accessToken: 'access-2' });
      return true;
    });
    expect(await list()).toMatchObject({ ok: true });
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer access-1', 'Bearer access-2']);
  });

  it('AxiosHttp does not renew the token a second time for the same call [AU-4]', async () => {
    answers = [json(401, {}), json(401, { message: 'still' })];
    credentials.renewWith(async () => true);
    expect(await list()).toMatchObject({ error: { kind: 'unauthorized', message: 'still' } });
    expect(received).toHaveLength(2);
  });

  it('the rejected call fails if the token cannot be renewed', async () => {
    answers = [json(401, {})];
    credentials.renewWith(async () => false);
    expect(await list()).toMatchObject({ error: { kind: 'unauthorized' } });
    expect(received).toHaveLength(1);
  });

  it('AxiosHttp does not renew the token if the rejected call is a sign-in', async () => {
    answers = [json(401, {})];
    let renewals = 0;
    credentials.renewWith(async () => {
      renewals += 1;
      return true;
    });
    expect(await signIn()).toMatchObject({ error: { kind: 'unauthorized' } });
    expect([received.length, renewals]).toEqual([1, 0]);
  });
});

describe('after no response or status 503,', () => {
  it('AxiosHttp retries a read up to three times, after random delays [API-3]', async () => {
    answers = [connectionLost, json(503, {}), connectionLost, emptyPage];
    expect(await list()).toMatchObject({ ok: true });
    expect(clock.waits).toEqual([150, 500, 1500]);
  });

  it('a read fails after its third retry', async () => {
    answers = [connectionLost, connectionLost, connectionLost, json(502, '<html>')];
    expect(await list()).toMatchObject({ error: { kind: 'unavailable' } });
    answers = [connectionLost, connectionLost, connectionLost, connectionLost];
    expect(await list()).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(received).toHaveLength(8);
  });

  it('AxiosHttp does not retry a read of a text bundle, because the caller retries it [LG-2]', async () => {
    const delays: unknown[] = [];
    const send: Http['send'] = (_, __, options) => {
      delays.push(options);
      return http.send(listCompanies, { params: { rootOrgId: 'OWNER' }, query: { sort: 'name' } }, options) as never;
    };
    answers = [connectionLost, connectionLost];
    expect(
      await httpLocaleGateway({ send, readsFinished: () => http.readsFinished() }).read('en', undefined),
    ).toMatchObject({ ok: false });
    expect([delays.length, received.length]).toEqual([1, 1]);
  });

  it('AxiosHttp retries a write with an idempotency key, and sends the same key [PB-14]', async () => {
    answers = [connectionLost, json(200, {})];
    expect(await update('key-1')).toMatchObject({ ok: true });
    expect(received.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1']);
    expect(received[0]?.body).toBe(received[1]?.body);
  });

  it('AxiosHttp does not retry a write without an idempotency key [PB-14]', async () => {
    answers = [connectionLost];
    expect(await update(undefined)).toEqual({ ok: false, error: { kind: 'unreachable' } });
    answers = [connectionLost];
    expect(await signIn()).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(received).toHaveLength(2);
  });

  describe('with trace ids', () => {
    let issued = 0;
    const traceIds = { next: () => (issued += 1).toString(16).padStart(32, '0') };
    const settings = { rootApiUrl: '', clientKey: 'key', clientSecret: '', supportsIdempotencyKeys: true, traceIds };
    const openHttp = (apiUrl: string, keyedWriteTimeout?: number) =>
      new AxiosHttp(
        { ...settings, apiUrl, ...(keyedWriteTimeout !== undefined && { keyedWriteTimeout }) },
        credentials,
        clock,
        () => 0.5,
      );
    beforeEach(() => {
      issued = 0;
      // Stands for the origin of the page, because Node has none.
      axios.defaults.baseURL = address;
    });
    afterEach(() => delete axios.defaults.baseURL);

    it('each request to the origin of the page has a traceparent with new ids', async () => {
      answers = [json(503, {}), emptyPage];
      http = openHttp('');
      await list();
      expect(received.map(({ headers }) => headers['traceparent'])).toEqual([
        `00-${'1'.padStart(32, '0')}-${'0'.repeat(16)}-01`,
        `00-${'3'.padStart(32, '0')}-${'0'.repeat(16)}-01`,
      ]);
    });

    it('a request to another origin has no traceparent', async () => {
      answers = [emptyPage];
      http = openHttp(address);
      await list();
      expect(received[0]?.headers).not.toHaveProperty('traceparent');
    });

    it('a timeout contains the trace ID of the last request as request ID', async () => {
      answers = Array.from({ length: 4 }, () => () => undefined);
      http = openHttp('', 20);
      const failed = await update('key-1');
      const last = received.at(-1)?.headers['traceparent'];
      expect(failed).toEqual({ ok: false, error: { kind: 'timed-out', requestId: String(last).split('-')[1] } });
    });
  });

  it('AxiosHttp neither retries nor times out a write to a service that does not support idempotency keys [API-3]', async () => {
    const settings = { apiUrl: address, rootApiUrl: address, clientKey: 'key', clientSecret: '', keyedWriteTimeout: 1 };
    const [limited, plain] = [true, false].map(
      (takes) => new AxiosHttp({ ...settings, supportsIdempotencyKeys: takes }, credentials, clock, () => 0.5),
    );
    http = plain!;
    answers = [connectionLost];
    expect(await update('key-1')).toEqual({ ok: false, error: { kind: 'unreachable' } });
    expect(received).toHaveLength(1);

    const noResponse: Answer = () => undefined;
    const pendingResponse = new Promise<ServerResponse>((resolve) => answers.push(resolve));
    answers.push(noResponse, noResponse, noResponse, noResponse);
    const waiting = update('key-2');
    const response = await pendingResponse;
    http = limited!;
    expect(await update('key-3')).toEqual({ ok: false, error: { kind: 'timed-out' } });
    json(200, {})(response, received[1]!);
    expect(await waiting).toMatchObject({ ok: true });
  });

  it('AxiosHttp retries a call after the time in `Retry-After`, but the call fails at once if that time is too long', async () => {
    answers = [json(503, {}, { 'retry-after': '2' }), emptyPage];
    expect(await list()).toMatchObject({ ok: true });
    expect(clock.waits).toEqual([2000]);
    answers = [json(503, {}, { 'retry-after': '60' })];
    expect(await list()).toMatchObject({ error: { kind: 'unavailable', retryAfterMs: 60_000 } });
    expect(received).toHaveLength(3);
  });

  it('AxiosHttp retries a write while the service is still running the same write [PB-14]', async () => {
    const running = json(
      409,
      { type: '/problems/request-in-progress', title: 'x', status: 409 },
      { 'retry-after': '1' },
    );
    const summary = {
      publishId: 'p1',
      state: 'open',
      openedAt: '2026-11-20T12:00:00.000Z',
      actor: { userId: 'u', name: 'n' },
      baseRevision: '"r1"',
      changeCount: 1,
    };
    answers = [running, json(201, summary)];
    expect(await open()).toMatchObject({ ok: true, value: { body: { publishId: 'p1' } } });
    expect(clock.waits).toEqual([1000]);
  });
});
