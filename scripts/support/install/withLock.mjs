import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 200;

/** Runs `work` under a lock. The lock is a folder, because creating one is atomic. Replaces an ended process's lock. */
export async function withLock(folder, work) {
  mkdirSync(dirname(folder), { recursive: true });
  while (!tryLock(folder)) {
    if (isAbandoned(folder)) rmSync(folder, { recursive: true, force: true });
    else await wait(POLL_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function tryLock(folder) {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
  writeFileSync(join(folder, 'pid'), String(process.pid));
  return true;
}

function isAbandoned(folder) {
  try {
    const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
    // A missing process ID means a new lock, because the owner writes its ID after creating the folder.
    if (!(pid > 0)) return false;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
