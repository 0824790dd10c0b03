import type { Dirent } from 'node:fs';
import { readdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** Milliseconds for which the free space and the size of the folder are cached. */
const SPACE_AGE = 200;
const SIZE_AGE = 2000;

const MEBIBYTE = 1024 * 1024;

export type DiskLimits = {
  /** Minimum number of free bytes. Below it, company data is not written. Below half of it, nothing is written. */
  readonly reserve: number;
  /** Maximum bytes of the folder; 0 means unlimited. */
  readonly quota: number;
};

/** Which writes are allowed: all, only those of sessions, or none. */
export type Room = 'all' | 'sessions' | 'none';

export type DiskUse = Measured & DiskLimits;

type Measured = { readonly free: number; readonly used: number };

/**
 * Stops writes before the disk is full, because a full disk can damage the embedded database. Allows writes again as
 * soon as there is enough space.
 */
export class DiskWatch {
  readonly #folder: string;
  readonly #limits: DiskLimits;
  #free: Measurement | undefined;
  #used: Measurement | undefined;

  constructor(folder: string, limits: DiskLimits) {
    this.#folder = folder;
    this.#limits = limits;
  }

  async room(): Promise<Room> {
    return roomOf(await this.#measure(), this.#limits);
  }

  /** Reason, shown to the operator, why writes are limited. `undefined` if writes are not limited. */
  async problem(): Promise<string | undefined> {
    const measured = await this.#measure();
    if (roomOf(measured, this.#limits) === 'all') return undefined;
    const { free, used } = measured;
    const { reserve, quota } = this.#limits;
    return free < reserve
      ? `${inMebibytes(free)} MiB are free, and ${inMebibytes(reserve)} are kept in reserve`
      : `the data folder takes ${inMebibytes(used)} MiB of ${inMebibytes(quota)}`;
  }

  async use(): Promise<DiskUse> {
    return { ...(await this.#measure()), ...this.#limits };
  }

  async #measure(): Promise<Measured> {
    this.#free = cachedMeasurement(this.#free, SPACE_AGE, () => freeAt(this.#folder));
    if (this.#limits.quota > 0) this.#used = cachedMeasurement(this.#used, SIZE_AGE, () => sizeOf(this.#folder));
    const [free, used] = await Promise.all([this.#free.value, this.#used?.value ?? 0]);
    return { free, used };
  }
}

type Measurement = { readonly at: number; readonly value: Promise<number> };

function cachedMeasurement(former: Measurement | undefined, age: number, measure: () => Promise<number>): Measurement {
  const at = performance.now();
  return former && at - former.at < age ? former : { at, value: measure() };
}

function roomOf({ free, used }: Measured, { reserve, quota }: DiskLimits): Room {
  const available = Math.min(free - reserve, quota === 0 ? Infinity : quota - used);
  if (available >= 0) return 'all';
  return available >= -reserve / 2 ? 'sessions' : 'none';
}

const inMebibytes = (bytes: number): number => Math.floor(bytes / MEBIBYTE);

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((): Dirent[] => []);
  const sizes = entries.map((entry) => {
    const path = join(folder, entry.name);
    // Ignore errors, because a file may be deleted while its folder is read.
    return entry.isDirectory()
      ? sizeOf(path)
      : stat(path).then(
          ({ blocks }) => blocks * 512,
          () => 0,
        );
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Free bytes on the disk of a folder. Infinity if unknown, so that only the write itself can fail. */
export async function freeAt(folder: string): Promise<number> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}
