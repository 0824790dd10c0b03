import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderForEachTest } from '../support/folderForEachTest.ts';

const module = join(process.cwd(), 'scripts/support/install/withLock.mjs');
const folder = folderForEachTest();

/** Appends "in" and "out" to a file before and after some work under the lock, in a separate process. */
function workInProcess(): Promise<number | null> {
  const program = `
    import { appendFileSync } from 'node:fs';
    import { setTimeout as wait } from 'node:timers/promises';
    import { withLock } from ${JSON.stringify(module)};
    await withLock(${JSON.stringify(join(folder.path, 'lock'))}, async () => {
      appendFileSync(${JSON.stringify(join(folder.path, 'log'))}, 'in ');
      await wait(30);
      appendFileSync(${JSON.stringify(join(folder.path, 'log'))}, 'out ');
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'inherit' });
  return new Promise((resolve) => child.on('close', resolve));
}

it('withLock runs its command in one process at a time', async () => {
  expect(await Promise.all([workInProcess(), workInProcess(), workInProcess()])).toEqual([0, 0, 0]);
  expect(readFileSync(join(folder.path, 'log'), 'utf8')).toBe('in out in out in out ');
  expect(existsSync(join(folder.path, 'lock'))).toBe(false);
});

it('withLock ignores the lock of a process that has ended', async () => {
  const endedProcess = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await new Promise((resolve) => endedProcess.on('close', resolve));
  folder.write('lock/pid', String(endedProcess.pid));
  expect(await workInProcess()).toBe(0);
});
