import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from '../build/hashFiles.mjs';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { ensureNode } from './ensureNode.mjs';
import { withLock } from './withLock.mjs';

const stamp = join(root, 'node_modules/.deps-stamp');

/** Installs packages if the lock file, the patches or the platform has changed. Then ensures a recent Node.js. */
export async function ensureDependencies() {
  const hash = hashFiles(root, ['package-lock.json', 'patches'], [process.platform, process.arch]);
  if (!isInstalled(hash)) await withLock(join(root, '.cache/install.lock'), () => install(hash));
  await ensureNode();
}

async function install(hash) {
  if (isInstalled(hash)) return;
  if (installedByHand()) return writeFileSync(stamp, hash);
  console.log('Installing packages (npm ci) …');
  const code = await npmCi();
  if (code !== 0) throw new Error(`npm ci ended with code ${code}.`);
  writeFileSync(stamp, hash);
}

const isInstalled = (hash) => existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

/** Skips the installation if npm's hidden lock file lists the same packages. */
function installedByHand() {
  const hidden = join(root, 'node_modules/.package-lock.json');
  if (existsSync(stamp) || !existsSync(hidden)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packagesOf(hidden);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, expected]) => path === '' || expected.optional || installed[path]?.version === expected.version,
  );
}

function npmCi() {
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env.npm_execpath;
  // Remove npm's own variables, because settings of the outer npm would affect the inner npm.
  for (const name of Object.keys(process.env))
    if (/^npm_(config|package|lifecycle)_/i.test(name)) delete process.env[name];
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args], { cwd: root }) : run('npm', args, { cwd: root });
}
