import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Starts a second server on a folder that is in use; answers how it ended and what it said. */
export async function startSecond(dataDir: string): Promise<{ readonly exitCode: number; readonly said: string }> {
  const child = spawn(process.execPath, [resolve('dist/server/main.js')], {
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const [exitCode] = (await once(child, 'close')) as [number];
  return { exitCode, said };
}
