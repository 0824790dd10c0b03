import { link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { processStartTime } from './processStartTime.ts';

type Holder = { readonly processId: number; readonly startTime: string };

export class DataDirLockedError extends Error {
  readonly directory: string;
  readonly processId: number;

  constructor(directory: string, processId: number) {
    super(`The data folder ${directory} is in use by process ${processId}; stop it, or start with another DATA_DIR.`);
    this.name = 'DataDirLockedError';
    this.directory = directory;
    this.processId = processId;
  }
}

export interface DataDirLock {
  release(): Promise<void>;
}

/**
 * Holds a folder for this process alone until released; throws `DataDirLockedError` while a running process has it.
 *
 * The embedded database takes no lock itself, and two openers lose acknowledged data without an error. Locks are
 * numbered files: the highest number counts, a taker makes the next one, and creating a file that exists fails, so of
 * any number of processes that find the same dead holder one wins. Numbers only grow, and a number below the
 * highest is worth nothing, so a process with an outdated view never takes a lock from a living one.
 */
export async function lockDataDir(directory: string): Promise<DataDirLock> {
  const folder = join(resolve(directory), 'lock');
  await mkdir(folder, { recursive: true });
  const startTime = await processStartTime(process.pid);
  const self: Holder = { processId: process.pid, startTime: startTime ?? '' };
  for (;;) {
    const highest = (await numbersIn(folder)).at(-1) ?? 0;
    const holder = await holderOf(join(folder, String(highest)));
    if (holder && (await isRunning(holder))) throw new DataDirLockedError(resolve(directory), holder.processId);
    const mine = highest + 1;
    if (!(await createWhole(join(folder, String(mine)), JSON.stringify(self)))) continue;
    const present = await numbersIn(folder);
    if (present.at(-1) !== mine) {
      await rm(join(folder, String(mine)), { force: true });
      continue;
    }
    for (const number of present) if (number < mine) await rm(join(folder, String(number)), { force: true });
    return { release: () => replace(join(folder, String(mine)), 'released') };
  }
}

async function numbersIn(folder: string): Promise<number[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .sort((left, right) => left - right);
}

async function holderOf(path: string): Promise<Holder | undefined> {
  try {
    const content: unknown = JSON.parse(await readFile(path, 'utf8'));
    return content as Holder;
  } catch {
    return undefined;
  }
}

const isRunning = async (holder: Holder): Promise<boolean> =>
  (await processStartTime(holder.processId)) === holder.startTime;

/** Makes a file that is never seen half-written; false where the name is taken. */
async function createWhole(path: string, content: string): Promise<boolean> {
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, content, { flag: 'wx' });
  try {
    await link(temporary, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function replace(path: string, content: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}`;
  await writeFile(temporary, content);
  await rename(temporary, path);
}
