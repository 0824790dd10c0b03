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
  readonly connections?: () => Promise<number>;
  readonly eventStreams?: () => number;
  readonly databaseLoad?: () => DatabaseLoad;
  readonly openWork?: () => Promise<OpenWork>;
  /** Absent if the service has no data folder. */
  readonly disk?: (() => Promise<DiskUse>) | undefined;
};

/** Empty, or the first host of the database if the process serves several. */
type Labels = { readonly database?: string };

const labelNames = ['database'] as const;

/** Prometheus metrics of this process. They identify no company and no user. */
export class ServiceMetrics {
  readonly #registry = new Registry();
  readonly #measured: { readonly labels: Labels; readonly values: Measured }[] = [];
  readonly #requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Responses by method, path of the contract and status, and their duration.',
    labelNames: ['method', 'route', 'status', ...labelNames],
    buckets: BUCKETS,
    registers: [this.#registry],
  });

  readonly #mails = new Counter({
    name: 'mails_total',
    help: 'Attempts to send a mail by outcome.',
    labelNames: ['outcome', ...labelNames],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
    this.#gauge('http_connections', 'Open connections of clients.', ({ connections }) => connections?.());
    this.#gauge('event_streams', 'Open event streams.', ({ eventStreams }) => eventStreams?.());
    this.#gauge(
      'database_connections_open',
      'Connections to the database.',
      ({ databaseLoad }) => databaseLoad?.().open,
    );
    this.#gauge(
      'database_connections_idle',
      'Unused connections to the database.',
      (each) => each.databaseLoad?.().idle,
    );
    this.#gauge('database_queue', 'Transactions that wait for a connection.', (each) => each.databaseLoad?.().waiting);
    this.#gauge(
      'publishes_open',
      'Open publishes of all processes.',
      async (each) => (await each.openWork?.())?.publishes,
    );
    this.#gauge('drafts_kept', 'Drafts of all processes.', async (each) => (await each.openWork?.())?.drafts);
    this.#gauge(
      'disk_free_bytes',
      'Free bytes on the disk of the data folder.',
      async (each) => (await each.disk?.())?.free,
    );
    this.#gauge(
      'disk_reserve_bytes',
      'Number of free bytes below which writes are refused.',
      async (each) => (await each.disk?.())?.reserve,
    );
    this.#gauge(
      'data_quota_bytes',
      'Maximum bytes of the data folder; 0 for no limit.',
      async (each) => (await each.disk?.())?.quota,
    );
    this.#gauge(
      'data_used_bytes',
      'Bytes of the data folder, if it has a quota.',
      async (each) => (await each.disk?.())?.used,
    );
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  answered({ method, route, status, seconds }: Answered, labels: Labels = {}): void {
    this.#requests.observe({ method, route, status, ...labels }, seconds);
  }

  mailed(outcome: MailOutcome, labels: Labels = {}): void {
    this.#mails.inc({ outcome, ...labels });
  }

  /** Adds values that are read on each request. If reading one fails, it is omitted. */
  measure(values: Measured, labels: Labels = {}): void {
    this.#measured.push({ labels, values });
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  #gauge(
    name: string,
    help: string,
    read: (values: Measured) => Promise<number | undefined> | number | undefined,
  ): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [this.#registry],
      collect: async () => {
        for (const { labels, values } of this.#measured)
          try {
            const value = await read(values);
            if (value !== undefined) gauge.set(labels, value);
          } catch {
            gauge.remove(labels);
          }
      },
    });
  }
}
