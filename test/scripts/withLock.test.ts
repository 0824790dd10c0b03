import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const module = join(process.cwd(), 'scripts/support/install/withLock.mjs');
let folder: string;

/** Appends "in" and "out" to a file before and after some work under the lock, in a separate process. */
function workInProcess(): Promise<number | null> {
  const program = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout as wait } from 'node:timers/promises';
    import { withLock } from ${JSON.stringify(module)};
    await withLock(${JSON.stringify(join(folder, 'lock'))}, async () => {
      appendFileSync(${JSON.stringify(join(folder, 'log'))}, 'in ');
      await wait(30);
      appendFileSync(${JSON.stringify(join(folder, 'log'))}, 'out ');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', resolve));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('withLock runs its command in one process at a time', async () => {
  expect(await Promise.all([workInProcess(), workInProcess(), workInProcess()])).toEqual([0, 0, 0]);
  expect(readFileSync(join(folder, 'log'), 'utf8')).toBe('in out in out in out ');
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});

it('withLock ignores the lock of a process that has ended', async () => {
  const endedProcess = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await new Promise((resolve) => endedProcess.on('close', resolve));
  mkdirSync(join(folder, 'lock'));
  writeFileSync(join(folder, 'lock/pid'), String(endedProcess.pid));
  expect(await workInProcess()).toBe(0);
});
