import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestServer } from '../support/server/httpServer.ts';
import type { PlannedFault } from './fault.ts';

/** A write as the client sent it. `body` is parsed JSON, or `undefined`. */
export type RecordedWrite = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
};

type Service = Pick<TestServer, 'inject' | 'restart'>;

type Answer = { readonly status: number; readonly headers: Record<string, string>; readonly body: string };

/** Whether a request counts as a write of a publish. Reads and token renewals do not count. */
const isWrite = ({ method = 'GET', url = '' }: IncomingMessage): boolean =>
  method !== 'GET' && !url.startsWith('/api/') && !url.startsWith('/v2/oauth/');

const problem = (status: number, type: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'content-type': 'application/problem+json', ...headers },
  body: JSON.stringify({ type: `/problems/${type}`, title: type, status }),
});

const html: Answer = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Captive portal</title>',
};

/** A proxy between client and service on its own port. Forwards each call, or causes the planned fault. */
export class FaultyLine {
  readonly #service: Service;
  readonly #server: Server;
  readonly #serves: (method: string, path: string) => boolean;
  #planned: PlannedFault | undefined;
  #remaining = 0;
  #count = 0;
  #port = 0;
  /** Writes since the last call of `plan`, as `METHOD path`. */
  readonly writes: string[] = [];
  readonly recorded: RecordedWrite[] = [];
  /** Requests to calls that the service does not support. */
  readonly unknown: string[] = [];
  /** Called after each write that had an effect on the service. */
  onEffect: () => Promise<void> = async () => undefined;
  /** Called when a planned fault requires the end of the caller's session. */
  onSessionOver: () => Promise<void> = async () => undefined;
  /** Called when a planned fault requires that the user closes the tab. */
  onTabClosed: () => void = () => undefined;

  /** @param serves whether the service supports a call; any other call gets 404 */
  constructor(service: Service, serves: (method: string, path: string) => boolean = () => true) {
    this.#service = service;
    this.#serves = serves;
    this.#server = createServer((request, response) => void this.#handle(request, response));
  }

  async listen(): Promise<string> {
    await new Promise<void>((ready) => this.#server.listen(this.#port, '127.0.0.1', ready));
    this.#port = (this.#server.address() as AddressInfo).port;
    return `http://127.0.0.1:${this.#port}`;
  }

  async close(): Promise<void> {
    if (!this.#server.listening) return;
    this.#server.closeAllConnections();
    await new Promise((closed) => this.#server.close(closed));
  }

  get planned(): PlannedFault | undefined {
    return this.#planned;
  }

  /** Sets the fault and restarts the count of writes. The fault affects the writes at the position in `planned`. */
  async plan(planned?: PlannedFault): Promise<void> {
    this.#planned = planned;
    this.#remaining = planned?.times ?? 0;
    this.#count = 0;
    this.writes.length = 0;
    if (this.#refusesNext) await this.close();
    else if (!this.#server.listening) await this.listen();
  }

  /** Called when the client waits before a retry. After the planned number of waits, accepts connections again. */
  async passTime(): Promise<void> {
    if (this.#server.listening || this.#planned?.fault !== 'refused') return;
    this.#remaining -= 1;
    if (this.#remaining === 0) await this.listen();
  }

  get #refusesNext(): boolean {
    return this.#planned?.fault === 'refused' && this.#remaining > 0 && this.#count === this.#planned.at;
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const { method = 'GET', url = '/' } = request;
    if (!this.#serves(method, url.split('?', 1)[0] ?? '/')) {
      this.unknown.push(`${method} ${url}`);
      return write(response, problem(404, 'not-found'));
    }
    if (!isWrite(request)) return write(response, await this.#pass(request, body));
    this.writes.push(`${request.method} ${request.url}`);
    this.recorded.push({ method, url, headers: request.headers, body: bodyAsJson(body) });
    this.#count += 1;
    const planned = this.#planned;
    // Without a connection, all calls fail until the next call of `plan`.
    const lasts = planned?.fault === 'offline' || this.#remaining > 0;
    const isMeant = planned !== undefined && planned.fault !== 'refused' && lasts && this.#count > planned.at;
    if (!isMeant) {
      const answer = await this.#effect(request, body);
      if (!this.#refusesNext) return write(response, answer);
      // Close all connections after this response, so that the next call needs a new connection.
      response.once('finish', () => this.#server.closeAllConnections());
      this.#server.close();
      return write(response, { ...answer, headers: { ...answer.headers, connection: 'close' } });
    }
    this.#remaining -= 1;
    switch (planned.fault) {
      case 'offline':
      case 'reset-before':
        return void request.socket.destroy();
      case 'reset-after':
        await this.#effect(request, body);
        return void request.socket.destroy();
      case 'error-before':
        return write(response, problem(500, 'internal'));
      case 'error-after':
        await this.#effect(request, body);
        return write(response, problem(502, 'bad-gateway'));
      case 'killed':
        await this.#effect(request, body);
        await this.#service.restart();
        return void request.socket.destroy();
      case 'slow':
        // Send no response, so that the call ends by the client's timeout.
        return void (await this.#effect(request, body));
      case 'throttled':
        return write(response, problem(429, 'too-many-requests', { 'retry-after': '0' }));
      case 'unauthorized':
        return write(response, problem(401, 'unauthorized'));
      case 'session-over':
        await this.onSessionOver();
        return write(response, await this.#effect(request, body));
      case 'conflict':
        return write(response, problem(409, 'publish-in-progress', { 'retry-after': '0' }));
      case 'stale':
        return write(response, problem(412, 'stale-revision'));
      case 'html-before':
        return write(response, html);
      case 'html-after':
        await this.#effect(request, body);
        return write(response, html);
      case 'twice':
        await this.#effect(request, body);
        return write(response, await this.#effect(request, body));
      case 'tab-closed':
        await this.#effect(request, body);
        this.onTabClosed();
        return void request.socket.destroy();
    }
  }

  async #effect(request: IncomingMessage, body: Buffer): Promise<Answer> {
    const answer = await this.#pass(request, body);
    await this.onEffect();
    return answer;
  }

  async #pass({ method, url, headers }: IncomingMessage, payload: Buffer): Promise<Answer> {
    const {
      'content-length': _length,
      connection: _connection,
      'transfer-encoding': _encoding,
      ...forwarded
    } = headers;
    // Ask for an uncompressed response, because the proxy forwards text.
    const { 'accept-encoding': _compression, ...uncompressed } = forwarded;
    const answer = await this.#service.inject({
      method: method as 'POST',
      url: url ?? '/',
      headers: uncompressed,
      ...(payload.length > 0 && { payload }),
    });
    const type = answer.headers['content-type'];
    const copied = ['etag', 'retry-after'].flatMap((name) => {
      const value = answer.headers[name];
      return value === undefined ? [] : [[name, String(value)]];
    });
    return {
      status: answer.statusCode,
      headers: { ...Object.fromEntries(copied), ...(type === undefined ? {} : { 'content-type': String(type) }) },
      body: answer.body,
    };
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function bodyAsJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString()) as unknown;
  } catch {
    return body.length > 0 ? body.toString() : undefined;
  }
}

function write(response: ServerResponse, { status, headers, body }: Answer): void {
  response.writeHead(status, headers).end(status === 204 ? undefined : body);
}
