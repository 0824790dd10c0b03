import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashFiles } from '../build/hashFiles.mjs';
import { root } from '../root.mjs';
import { run } from '../run.mjs';
import { withLock } from './withLock.mjs';

const stamp = join(root, 'node_modules/.deps-stamp');

/** Installs packages if the lock file, the patches, the platform or the Node version has changed. */
export async function ensureDependencies() {
  const wanted = hashFiles(
    root,
    ['package-lock.json', 'patches'],
    [process.platform, process.arch, process.versions.modules],
  );
  if (isInstalled(wanted)) return;
  await withLock(join(root, '.cache/install.lock'), async () => {
    if (isInstalled(wanted)) return;
    if (installedByHand()) return writeFileSync(stamp, wanted);
    console.log('Installing packages (npm ci) …');
    const code = await npmCi();
    if (code !== 0) throw new Error(`npm ci ended with code ${code}.`);
    writeFileSync(stamp, wanted);
  });
}

const isInstalled = (wanted) => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

/** Skips the installation if npm's hidden lock file lists the same packages. */
function installedByHand() {
  const hidden = join(root, 'node_modules/.package-lock.json');
  if (existsSync(stamp) || !existsSync(hidden)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const installed = packagesOf(hidden);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, wanted]) => path === '' || wanted.optional || installed[path]?.version === wanted.version,
  );
}

function npmCi() {
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env.npm_execpath;
  // Settings of the outer npm in npm_* variables would affect the inner npm.
  for (const name of Object.keys(process.env))
    if (/^npm_(config|package|lifecycle)_/i.test(name)) delete process.env[name];
  return cli?.endsWith('.js') ? run(process.execPath, [cli, ...args], { cwd: root }) : run('npm', args, { cwd: root });
}
