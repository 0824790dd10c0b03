import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 200;

/** Creating a folder is atomic on every system, so it is the lock. Replaces the lock of a dead process. */
export async function withLock(folder, work) {
  mkdirSync(dirname(folder), { recursive: true });
  while (!tryLock(folder)) {
    if (ownerIsGone(folder)) rmSync(folder, { recursive: true, force: true });
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

function ownerIsGone(folder) {
  try {
    const pid = Number(readFileSync(join(folder, 'pid'), 'utf8'));
    // The owner writes its process ID after creating the folder, so a missing ID means a new lock.
    if (!(pid > 0)) return false;
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error.code === 'ESRCH';
  }
}
