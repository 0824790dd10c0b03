import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { MailOutcome } from '../../application/mail/Outbox.ts';
import type { Answered } from '../http/buildServer.ts';
import type { DiskUse } from '../disk/DiskWatch.ts';
import type { DatabaseLoad, Database } from '../postgres/connection/Database.ts';
import { sql } from 'kysely';

type OpenWork = { readonly publishes: number; readonly drafts: number };

export const countOpenWork = (database: Database): Promise<OpenWork> =>
  database.inUpkeep(async (trx) => {
    const { rows } = await sql<OpenWork>`select
      (select count(*) from publish where state = 'open') as publishes,
      (select count(*) from draft) as drafts`.execute(trx);
    return rows[0] ?? { publishes: 0, drafts: 0 };
  });

/** Upper bounds of the histogram buckets in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Values that are read whenever the metrics are requested. */
export type Measured = {
  readonly connections: () => Promise<number>;
  readonly eventStreams: () => number;
  readonly databaseLoad: () => DatabaseLoad;
  readonly openWork: () => Promise<OpenWork>;
  /** Absent if the service has no data folder. */
  readonly disk: (() => Promise<DiskUse>) | undefined;
};

/** Prometheus metrics of this process. They identify no company and no user. */
export class ServiceMetrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Responses by method, path of the contract and status, and their duration.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.#registry],
  });

  readonly #mails = new Counter({
    name: 'mails_total',
    help: 'Attempts to send a mail by outcome.',
    labelNames: ['outcome'],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  answered({ method, route, status, seconds }: Answered): void {
    this.#requests.observe({ method, route, status }, seconds);
  }

  mailed(outcome: MailOutcome): void {
    this.#mails.inc({ outcome });
  }

  /** Adds gauges whose values are read on each request. If reading fails, the gauge is omitted. */
  measure({ connections, eventStreams, databaseLoad, openWork, disk }: Measured): void {
    this.#gauge('http_connections', 'Open connections of clients.', connections);
    this.#gauge('event_streams', 'Open event streams.', async () => eventStreams());
    this.#gauge('database_connections_open', 'Connections to the database.', async () => databaseLoad().open);
    this.#gauge('database_connections_idle', 'Unused connections to the database.', async () => databaseLoad().idle);
    this.#gauge('database_queue', 'Transactions that wait for a connection.', async () => databaseLoad().waiting);
    this.#gauge('publishes_open', 'Open publishes of all processes.', async () => (await openWork()).publishes);
    this.#gauge('drafts_kept', 'Drafts of all processes.', async () => (await openWork()).drafts);
    if (!disk) return;
    this.#gauge('disk_free_bytes', 'Free bytes on the disk of the data folder.', async () => (await disk()).free);
    this.#gauge(
      'disk_reserve_bytes',
      'Number of free bytes below which writes are refused.',
      async () => (await disk()).reserve,
    );
    this.#gauge(
      'data_quota_bytes',
      'Maximum bytes of the data folder; 0 for no limit.',
      async () => (await disk()).quota,
    );
    this.#gauge('data_used_bytes', 'Bytes of the data folder, if it has a quota.', async () => (await disk()).used);
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #gauge(name: string, help: string, read: () => Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect: async () => {
        try {
          gauge.set(await read());
        } catch {
          gauge.remove();
        }
      },
    });
  }
}
