import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { capture } from '../run.mjs';

/** What a page is made of, and what makes a feature. */
export const sources = [
  '.oxfmtrc.json',
  'contract',
  'index.html',
  'locales',
  'package-lock.json',
  'package.json',
  'patches',
  'public',
  'sample',
  'scripts',
  'server',
  'src',
  'tsconfig.json',
  'vite.config.ts',
];

/** Builds the page with one more page of settings, made by the generator in a copy: what that adds is held by the check of sizes. */
export async function buildFurtherPage(outDir) {
  const copy = mkdtempSync(join(tmpdir(), 'further-page-'));
  try {
    for (const name of sources) cpSync(join(root, name), join(copy, name), { recursive: true });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
    await runIn(copy, 'scripts/new-feature.mjs', 'config-page', 'further-page');
    await runIn(copy, 'node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error');
    cpSync(join(copy, 'dist/page'), outDir, { recursive: true });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

async function runIn(cwd, script, ...args) {
  const { code, output } = await capture(process.execPath, [script, ...args], { cwd, env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`${script} failed with a further page:\n${output}`);
}
