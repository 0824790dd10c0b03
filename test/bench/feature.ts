import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureBuild } from '../../scripts/support/build/ensureBuild.mjs';
import { pageSizes } from '../../scripts/support/build/pageSizes.mjs';
import { endBench } from './endBench.ts';

// Usage: npm run bench:feature
const KIB = 1024;
/** What the project promises of all script until return reasons are drawn. */
const LIMIT = 0.5;

const folder = mkdtempSync(join(tmpdir(), 'bench-feature-'));
const run = (...args: readonly string[]): string =>
  execFileSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
const bytesUntilDrawn = (page: string): number => {
  const { untilDrawn } = pageSizes(page);
  if (untilDrawn === undefined) throw new Error('There is no page of return reasons.');
  return untilDrawn;
};

try {
  for (const name of ['package.json', 'tsconfig.json', 'vite.config.ts', 'index.html', '.oxfmtrc.json'])
    cpSync(resolve(name), join(folder, name));
  for (const name of ['contract', 'locales', 'public', 'sample', 'scripts', 'server', 'src'])
    cpSync(resolve(name), join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  run('scripts/new-feature.mjs', 'config-page', 'gift-notes');
  run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');
  await ensureBuild(['page']);
  const before = bytesUntilDrawn(resolve('dist/page'));
  const after = bytesUntilDrawn(join(folder, 'dist/page'));
  const added = (after - before) / KIB;
  const isKept = added <= LIMIT;
  console.log(
    `All script until return reasons are drawn: ${(before / KIB).toFixed(2)} KiB, with one more page ${(after / KIB).toFixed(2)} KiB.`,
  );
  console.log(`${isKept ? 'Kept' : 'NOT KEPT'}: ${added.toFixed(2)} KiB for a feature, at most ${LIMIT}.`);
  endBench(isKept);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
