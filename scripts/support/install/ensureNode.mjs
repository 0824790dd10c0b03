import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';

/** Node.js of the optional dependencies `node-linux-…`. npm scripts use it, because npm puts this folder first in PATH. */
const installed = join(root, 'node_modules/.bin/node');

/** If the running Node.js is too old, runs the script again with the installed Node.js and exits with its code. */
export async function ensureNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const oldest = engines.node.replace('>=', '');
  if (process.versions.node.localeCompare(oldest, 'en', { numeric: true }) >= 0) return;
  if (!existsSync(installed)) {
    console.error(`This project needs Node.js ${oldest} or newer, but this is Node.js ${process.versions.node}.`);
    process.exit(1);
  }
  process.exit(await runAgain());
}

function runAgain() {
  return new Promise((resolve) => {
    const child = spawn(installed, [...process.execArgv, ...process.argv.slice(1)], { stdio: 'inherit' });
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    // A terminal sends SIGINT to both processes. A second SIGINT would end the server before its requests.
    process.on('SIGINT', () => undefined);
    child.on('close', (code) => resolve(code ?? 1));
  });
}
