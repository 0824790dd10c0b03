import type { Condition, Impediment } from '../application/operations/Condition.ts';
import type { DiskWatch } from './disk/DiskWatch.ts';
import type { Database } from './postgres/connection/Database.ts';

export class ServiceCondition implements Condition {
  readonly #database: Pick<Database, 'ping'>;
  readonly #disk: Pick<DiskWatch, 'problem'> | undefined;
  readonly #reportError: (error: unknown) => void;
  #isStopping = false;

  /** @param reportError called with the database error, which must not become public */
  constructor(
    database: Pick<Database, 'ping'>,
    disk: Pick<DiskWatch, 'problem'> | undefined,
    reportError: (error: unknown) => void,
  ) {
    this.#database = database;
    this.#disk = disk;
    this.#reportError = reportError;
  }

  stop(): void {
    this.#isStopping = true;
  }

  get isStopping(): boolean {
    return this.#isStopping;
  }

  async impediments(): Promise<readonly Impediment[]> {
    const [database, disk] = await Promise.all([this.#askDatabase(), this.#disk?.problem()]);
    const found: Impediment[] = [...database];
    if (this.#isStopping) found.push({ part: 'process', reason: 'is stopping' });
    if (disk !== undefined) {
      found.push({ part: 'disk', reason: disk });
      found.push({ part: 'writes', reason: 'are refused until there is room on the disk' });
    }
    return found;
  }

  async #askDatabase(): Promise<readonly Impediment[]> {
    try {
      const { takesWrites } = await this.#database.ping();
      return takesWrites ? [] : [{ part: 'writes', reason: 'the database is read-only' }];
    } catch (error) {
      this.#reportError(error);
      return [{ part: 'database', reason: 'does not answer' }];
    }
  }
}
