import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** The file whose lock stands for the folder; it says who has it, for people. */
const LOCK_FILE = 'server.lock';

/** The byte that is locked: past the text, which Windows would let nobody else read. */
const LOCKED_BYTE = 2 ** 20;

/** How often, and after how many milliseconds each, the file of somebody else is read. */
const ATTEMPTS = 5;
const PATIENCE = 100;

export class DataDirLockedError extends Error {
  constructor(directory: string, holder: string) {
    super(`The data folder ${directory} is in use by ${holder}; stop it, or start with another DATA_DIR.`);
    this.name = 'DataDirLockedError';
  }
}

/** This system cannot lock files for Node: the embedded database would be safe from nobody. */
export class NoFileLockError extends Error {
  constructor(cause: unknown) {
    super('The embedded database needs file locks, and there are none for this system; set DATABASE_URL.', { cause });
    this.name = 'NoFileLockError';
  }
}

export interface DataDirLock {
  release(): void;
}

/**
 * Holds a folder for this process alone until released; throws `DataDirLockedError` while somebody has it.
 *
 * The embedded database takes no lock itself, and two openers lose acknowledged data without an error. The operating
 * system's own lock on a file decides: it holds between containers and namespaces, whose processes do not see each
 * other, and ends with its process however that ends.
 */
export async function lockDataDir(directory: string): Promise<DataDirLock> {
  // Loaded where it is needed: a service on PostgreSQL runs on systems that have no such library.
  const { tryLock } = await import('fs-native-extensions').catch((error: unknown) => {
    throw new NoFileLockError(error);
  });
  const folder = resolve(directory);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, LOCK_FILE);
  // A bare descriptor: a handle nobody refers to any more would be closed, and the lock with it.
  const file = openSync(path, 'a+');
  try {
    if (!tryLock(file, LOCKED_BYTE, 1)) throw new DataDirLockedError(folder, await holderIn(path));
    write(file, `process ${process.pid} on ${hostname()}`);
    // What releases before this one locked by: a folder of numbered files.
    rmSync(join(folder, 'lock'), { recursive: true, force: true });
  } catch (error) {
    closeSync(file);
    throw error;
  }
  let isReleased = false;
  return {
    release() {
      if (isReleased) return;
      isReleased = true;
      write(file, '');
      closeSync(file);
    },
  };
}

/** Nobody depends on the text: where there is no room for it on the disk, the lock holds all the same. */
function write(file: number, text: string): void {
  try {
    ftruncateSync(file, 0);
    writeSync(file, text);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** Who has it, once a taker of this very moment has had the time to say so. */
async function holderIn(path: string): Promise<string> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await wait(PATIENCE);
    const text = readFileSync(path, 'utf8');
    if (text !== '') return text;
  }
  return 'another process';
}
