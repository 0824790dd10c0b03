import { closeSync, ftruncateSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Name of the file whose lock protects the folder. Its text describes the process that holds the lock. */
const LOCK_FILE = 'server.lock';

/** Position of the locked byte. It is beyond the text, because Windows prevents reading a locked byte. */
const LOCKED_BYTE = 2 ** 20;

/** Number of attempts to read who holds the lock, and milliseconds before each attempt. */
const MAX_ATTEMPTS = 5;
const RETRY_DELAY = 100;

export class DataDirLockedError extends Error {
  constructor(directory: string, holder: string) {
    super(`The data folder ${directory} is in use by ${holder}; stop it, or start with another DATA_DIR.`);
    this.name = 'DataDirLockedError';
  }
}

/** Node cannot lock files on this system, so another process could open the embedded database too. */
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
 * Locks a folder, or throws `DataDirLockedError` if another process has locked it. The embedded database itself has no
 * lock: two processes that open it lose committed data without an error. The lock of the operating system also works
 * between containers and ends with the process.
 */
export async function lockDataDir(directory: string): Promise<DataDirLock> {
  // Load the library on demand, because a service on PostgreSQL may run on a system without it.
  const { tryLock } = await import('fs-native-extensions').catch((error: unknown) => {
    throw new NoFileLockError(error);
  });
  const folder = resolve(directory);
  mkdirSync(folder, { recursive: true });
  const path = join(folder, LOCK_FILE);
  // Use a file descriptor, because a garbage-collected `FileHandle` would close the file and release the lock.
  const file = openSync(path, 'a+');
  try {
    if (!tryLock(file, LOCKED_BYTE, 1)) throw new DataDirLockedError(folder, await holderIn(path));
    write(file, `process ${process.pid} on ${hostname()}`);
    // Delete the lock folder of earlier releases.
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

/** Writes the text. Ignores a full disk, because the lock works without the text. */
function write(file: number, text: string): void {
  try {
    ftruncateSync(file, 0);
    writeSync(file, text);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}

/** Returns who holds the lock. Waits first, because that process may still be writing the text. */
async function holderIn(path: string): Promise<string> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    await wait(RETRY_DELAY);
    const text = readFileSync(path, 'utf8');
    if (text !== '') return text;
  }
  return 'another process';
}
