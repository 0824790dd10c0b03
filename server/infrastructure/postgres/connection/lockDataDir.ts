import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** File whose lock protects the folder. Its text describes the holder. */
const LOCK_FILE = 'server.lock';

/** Locked byte, beyond the text, because Windows prevents reading locked bytes. */
const LOCKED_BYTE = 2 ** 20;

/** Number of attempts to read the holder's text, and milliseconds before each. */
const ATTEMPTS = 5;
const PATIENCE = 100;

export class DataDirLockedError extends Error {
  constructor(directory: string, holder: string) {
    super(`The data folder ${directory} is in use by ${holder}; stop it, or start with another DATA_DIR.`);
    this.name = 'DataDirLockedError';
  }
}

/** Node cannot lock files on this system, so the embedded database would be unprotected. */
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
 * Throws `DataDirLockedError` if the folder is locked. The embedded database has no lock, and two openers lose
 * committed data without an error. The operating system's file lock also works between containers and ends with the
 * process.
 */
export async function lockDataDir(directory: string): Promise<DataDirLock> {
  // Loaded on demand, because a service on PostgreSQL may run on a system without this library.
  const { tryLock } = await import('fs-native-extensions').catch((error: unknown) => {
    throw new NoFileLockError(error);
  });
  const folder = resolve(directory);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, LOCK_FILE);
  // A bare descriptor, because a garbage-collected handle would close the file and release the lock.
  const file = openSync(path, 'a+');
  try {
    if (!tryLock(file, LOCKED_BYTE, 1)) throw new DataDirLockedError(folder, await holderIn(path));
    write(file, `process ${process.pid} on ${hostname()}`);
    // Lock folder of earlier releases.
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

/** The text is optional, so a full disk does not prevent the lock. */
function write(file: number, text: string): void {
  try {
    ftruncateSync(file, 0);
    writeSync(file, text);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** Describes the holder. Waits first, because it may be writing the text. */
async function holderIn(path: string): Promise<string> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    await wait(PATIENCE);
    const text = readFileSync(path, 'utf8');
    if (text !== '') return text;
  }
  return 'another process';
}
