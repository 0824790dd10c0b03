import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { freeAt } from './freeAt.ts';

/** Milliseconds for which the space that is left, and the size of the folder, count as measured. */
const SPACE_AGE = 200;
const SIZE_AGE = 2000;

const MEBIBYTE = 1024 * 1024;

export type DiskLimits = {
  /** Bytes that are left free: below it nothing of a company is written, below half of it nothing at all. */
  readonly reserve: number;
  /** Bytes that the folder may take; 0 for as many as there are. */
  readonly quota: number;
};

/** What may be written: anything, only what a person needs to be signed in, or nothing. */
export type Room = 'all' | 'sessions' | 'none';

/** Bytes. */
export type DiskUse = Measured & DiskLimits;

type Measured = { readonly free: number; readonly used: number };

/**
 * Watches how much may still be written to a folder. The embedded database does not outlast a full disk unharmed, so
 * writes end before the disk is full, and begin again by themselves once there is room.
 */
export class DiskWatch {
  readonly #folder: string;
  readonly #limits: DiskLimits;
  #free: Kept | undefined;
  #used: Kept | undefined;

  constructor(folder: string, limits: DiskLimits) {
    this.#folder = folder;
    this.#limits = limits;
  }

  async room(): Promise<Room> {
    return roomOf(await this.#measure(), this.#limits);
  }

  /** Why not anything may be written, for an operator; `undefined` where it may. */
  async problem(): Promise<string | undefined> {
    const measured = await this.#measure();
    if (roomOf(measured, this.#limits) === 'all') return undefined;
    const { free, used } = measured;
    const { reserve, quota } = this.#limits;
    return free < reserve
      ? `${inMebibytes(free)} MiB are free, and ${inMebibytes(reserve)} are kept in reserve`
      : `the data folder takes ${inMebibytes(used)} MiB of ${inMebibytes(quota)}`;
  }

  /** What there is, and how much of it may be taken. */
  async use(): Promise<DiskUse> {
    return { ...(await this.#measure()), ...this.#limits };
  }

  async #measure(): Promise<Measured> {
    this.#free = kept(this.#free, SPACE_AGE, () => freeAt(this.#folder));
    if (this.#limits.quota > 0) this.#used = kept(this.#used, SIZE_AGE, () => sizeOf(this.#folder));
    const [free, used] = await Promise.all([this.#free.value, this.#used?.value ?? 0]);
    return { free, used };
  }
}

type Kept = { readonly at: number; readonly value: Promise<number> };

function kept(former: Kept | undefined, age: number, measure: () => Promise<number>): Kept {
  const at = performance.now();
  return former && at - former.at < age ? former : { at, value: measure() };
}

function roomOf({ free, used }: Measured, { reserve, quota }: DiskLimits): Room {
  const left = Math.min(free - reserve, quota === 0 ? Infinity : quota - used);
  if (left >= 0) return 'all';
  return left >= -reserve / 2 ? 'sessions' : 'none';
}

const inMebibytes = (bytes: number): number => Math.floor(bytes / MEBIBYTE);

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true }).catch((): Dirent[] => []);
  const sizes = entries.map((entry) => {
    const path = join(folder, entry.name);
    // A file may go while the folder is read.
    return entry.isDirectory()
      ? sizeOf(path)
      : stat(path).then(
          ({ blocks }) => blocks * 512,
          () => 0,
        );
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
