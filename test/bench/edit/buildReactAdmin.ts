import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildRival } from './buildRival.ts';

const source = resolve('test/bench/edit/reactAdmin');
const LOCK = 'package-lock.json';

/**
 * Builds the same list of react-admin, beside whose 300 MB of packages nobody else should wait: they are installed here, at
 * the first time, into a folder of their own.
 */
export async function buildReactAdmin(outDir: string): Promise<void> {
  const folder = resolve('.cache/bench-react-admin');
  const installed = join(folder, 'node_modules', LOCK);
  mkdirSync(folder, { recursive: true });
  for (const name of ['index.html', 'package.json', LOCK]) cpSync(join(source, name), join(folder, name));
  const wanted = readFileSync(join(source, LOCK), 'utf8');
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== wanted) {
    console.log('Installing react-admin for the bench …');
    execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'ignore' });
    cpSync(join(folder, LOCK), installed);
  }
  await buildRival(join(folder, 'index.html'), outDir);
}
