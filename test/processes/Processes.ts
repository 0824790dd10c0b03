import { Service } from '../e2e/fixtures/Service.ts';
import { createTestDatabase } from '../support/server/testDatabase.ts';
import { startRoundRobin, type RoundRobin } from './roundRobin.ts';

/** Several processes of the built server on one PostgreSQL database, behind a load balancer. */
export class Processes {
  readonly services: readonly Service[];
  /** URL of the database. */
  readonly database: string;
  readonly #balancer: RoundRobin;
  readonly #drop: () => Promise<void>;

  private constructor(services: readonly Service[], database: string, balancer: RoundRobin, drop: () => Promise<void>) {
    this.services = services;
    this.database = database;
    this.#balancer = balancer;
    this.#drop = drop;
  }

  /** Creates a database with the sample for the processes, which is deleted with them. */
  static async start(
    serverUrl: string,
    count: number,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<Processes> {
    const { url, drop } = await createTestDatabase(serverUrl);
    return Processes.on(url, count, { settings, drop });
  }

  /** Starts the processes on an existing database. `preloaded` is as in `Service.start`. */
  static async on(
    database: string,
    count: number,
    {
      settings = {},
      drop = async () => undefined,
      preloaded,
    }: {
      readonly settings?: Readonly<Record<string, string>>;
      readonly drop?: () => Promise<void>;
      readonly preloaded?: readonly string[];
    } = {},
  ): Promise<Processes> {
    // The first process creates the schema and the sample.
    const first = await Service.start(database, settings, [], preloaded);
    const others = await Promise.all(
      Array.from({ length: count - 1 }, () =>
        Service.start(database, { SEED_SAMPLE: 'false', ...settings }, [], preloaded),
      ),
    );
    const services = [first, ...others];
    return new Processes(services, database, await startRoundRobin(services.map((service) => service.url)), drop);
  }

  /** URL of the load balancer. */
  get url(): string {
    return this.#balancer.url;
  }

  /** URL of one process, without the load balancer. */
  urlOf(index: number): string {
    return this.services[index % this.services.length]?.url ?? '';
  }

  async close(): Promise<void> {
    await this.#balancer.close();
    await Promise.all(this.services.map((service) => service.kill()));
    await this.#drop();
  }
}
