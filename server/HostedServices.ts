import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Sample } from './infrastructure/banner.ts';
import type { HostedSettings } from './infrastructure/databasesByHost.ts';
import { createHostServer } from './infrastructure/http/createHostServer.ts';
import { openService, type Service, type SharedParts } from './openService.ts';

/** Milliseconds between two attempts to open a database. */
const RETRY = 10_000;

type Entry = HostedSettings & { service?: Service };

/** The services of all databases on one port. If there are several, the host of a request selects its service. */
export class HostedServices {
  readonly server: Server;
  readonly #entries: readonly Entry[];

  private constructor(entries: readonly Entry[], shared: SharedParts) {
    this.#entries = entries;
    this.server =
      this.#only?.app.server ??
      createHostServer(
        entries.map((entry) => ({
          hosts: entry.hosts,
          app: () => entry.service?.app,
          isReady: async () => (await entry.service?.condition.impediments())?.length === 0,
        })),
        shared.connectionLimits,
      );
  }

  /** Throws if no database could be opened. If only some could not, they are opened later. */
  static async open(hosted: readonly HostedSettings[], shared: SharedParts): Promise<HostedServices> {
    const entries: readonly Entry[] = hosted.map((settings) => ({ ...settings }));
    const failures: unknown[] = [];
    // Open one after the other, because migrations of two databases must not create the same role at the same time.
    for (const entry of entries)
      await openEntry(entry, shared).catch((error: unknown) => {
        failures.push(error);
        reportFailure(entry, shared, error);
      });
    if (failures.length === entries.length) throw failures[0];
    for (const entry of entries) if (!entry.service) void openLater(entry, shared);
    return new HostedServices(entries, shared);
  }

  get description(): { readonly engines: readonly string[]; readonly sample: Sample | undefined } {
    const engineOf = ({ hosts, service }: Entry): string => {
      const engine = service?.engine ?? 'cannot be used yet';
      return hosts.length === 0 ? engine : `${engine} (${hosts.join(', ')})`;
    };
    return { engines: this.#entries.map(engineOf), sample: this.#services[0]?.sample };
  }

  async listen(port: number, host: string): Promise<void> {
    if (this.#only) await this.#only.app.listen({ port, host });
    else await once(this.server.listen(port, host), 'listening');
  }

  announceStop(): void {
    for (const { condition } of this.#services) condition.stop();
  }

  /** Finishes running requests, and then closes the databases. */
  async close(): Promise<void> {
    const apps = this.#services.map(({ app }) => app.close());
    await Promise.all([...apps, ...(this.server.listening ? [promisify(this.server.close.bind(this.server))()] : [])]);
    await Promise.all(this.#services.map((service) => service.close()));
  }

  get #services(): readonly Service[] {
    return this.#entries.flatMap(({ service }) => service ?? []);
  }

  /** The service of all hosts. `undefined` if the host selects the service. */
  get #only(): Service | undefined {
    return this.#entries.find(({ hosts }) => hosts.length === 0)?.service;
  }
}

async function openEntry(entry: Entry, shared: SharedParts): Promise<void> {
  entry.service = await openService(entry, shared);
}

async function openLater(entry: Entry, shared: SharedParts): Promise<void> {
  while (!entry.service) {
    await wait(RETRY, undefined, { ref: false });
    await openEntry(entry, shared).catch((error: unknown) => reportFailure(entry, shared, error));
  }
}

function reportFailure({ hosts: [database] }: Entry, { logger }: SharedParts, error: unknown): void {
  // A database for all hosts stops the start, which prints the reason.
  if (database !== undefined) logger.error({ database, err: error }, 'the database could not be opened');
}
