import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { UploadedEvent } from '../../src/domain/telemetry/uploadedEvent.ts';
import { closeServer } from './closeServer.ts';

export type Upload = {
  readonly status: number | 'dropped';
  readonly client: string | null;
  readonly version: string | null;
  readonly isComplete: boolean;
  readonly events: readonly UploadedEvent[];
  readonly body: string;
};

type Answer = number | 'dropped' | { readonly status: number; readonly retryAfter: string };

/**
 * Service on loopback that receives analytics and error reports. It records all requests. A test configures the
 * responses to uploads.
 */
export class TelemetryEndpoint {
  readonly uploads: Upload[] = [];
  readonly reports: string[] = [];
  /** Address, headers and body of each received request. */
  readonly everything: string[] = [];
  /** Responses to the next uploads, in order. All further uploads are accepted. */
  readonly answers: Answer[] = [];
  /** Maximum number of events per upload. Larger uploads are rejected with 413. */
  maxEvents = Number.POSITIVE_INFINITY;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += String(part)));
      request.on('end', () => {
        const form = new URLSearchParams(body);
        this.everything.push([request.url, JSON.stringify(request.headers), body, ...form.values()].join('\n'));
        if (request.url?.startsWith('/api/') === true) {
          this.reports.push(body);
          return void response.writeHead(200, { 'access-control-allow-origin': '*' }).end('{}');
        }
        const field = (name: string): string => form.get(name) ?? '';
        const events = JSON.parse(field('e') || '[]') as readonly UploadedEvent[];
        const responseStatus = this.answers.shift() ?? (events.length > this.maxEvents ? 413 : 200);
        const status = typeof responseStatus === 'object' ? responseStatus.status : responseStatus;
        const digest = createHash('md5').update(field('v') + field('client') + field('e') + field('upload_time'));
        this.uploads.push({
          status,
          client: form.get('client'),
          version: form.get('v'),
          isComplete: digest.digest('hex') === form.get('checksum'),
          events,
          body,
        });
        if (status === 'dropped') return void request.socket.destroy();
        response.writeHead(status, {
          'access-control-allow-origin': '*',
          'access-control-expose-headers': 'retry-after',
          ...(typeof responseStatus === 'object' && { 'retry-after': responseStatus.retryAfter }),
        });
        response.end(status === 200 ? 'success' : '');
      });
    });
  }

  static async open(): Promise<TelemetryEndpoint> {
    const endpoint = new TelemetryEndpoint();
    endpoint.#server.listen(0, '127.0.0.1');
    await once(endpoint.#server, 'listening');
    return endpoint;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/`;
  }

  /** Events of accepted uploads, in the order of receipt. */
  get taken(): readonly UploadedEvent[] {
    return this.uploads.filter(({ status }) => status === 200).flatMap(({ events }) => events);
  }

  close(): Promise<void> {
    return closeServer(this.#server);
  }
}
