import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashFiles } from './hashFiles.mjs';
import { precompress } from './precompress.mjs';
import { root } from '../root.mjs';
import { runNode } from '../run.mjs';
import { withLock } from '../install/withLock.mjs';

const shared = [
  'contract',
  'locales',
  'package.json',
  'package-lock.json',
  'patches',
  'src',
  'tsconfig.json',
  'vite.config.ts',
  'scripts/support',
];

/** Source paths of each build. A hash of these files decides whether the build is up to date. */
export const buildInputs = {
  page: [...shared, 'index.html', 'public'],
  ssr: shared,
  server: [...shared, 'sample', 'server'],
  demo: [...shared, 'sample', 'index.html', 'public'],
  gallery: [...shared, 'test/ui/gallery'],
};

/** Page with components for tests. Contains React's development warnings. */
const gallery = { args: ['--config', 'test/ui/gallery/vite.config.ts'], env: { NODE_ENV: 'development' } };

/** Environment variables whose values become part of a build. */
const values = ['VITE_ERROR_REPORTING_ENDPOINT', 'VITE_ERROR_REPORTING_ENVIRONMENT'];

/** Builds the targets whose sources have changed since their last build. */
export async function ensureBuild(targets) {
  await withLock(join(root, '.cache/build.lock'), async () => {
    for (const target of targets) await buildOne(target);
  });
}

async function buildOne(target) {
  const hash = hashFiles(
    root,
    buildInputs[target],
    values.map((name) => process.env[name]),
  );
  const stamp = join(root, `.cache/build-${target}.stamp`);
  const folder = join(root, 'dist', target);
  if (existsSync(folder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  const started = performance.now();
  console.log(`Building ${target} …`);
  rmSync(stamp, { force: true });
  await buildByVite(target);
  if (target === 'page') await precompress(folder);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  console.log(`Built ${target} in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

async function buildByVite(target) {
  // Set the mode explicitly, because a test passes on `NODE_ENV=test`, which would build React's development version.
  const product = { args: ['--mode', target === 'page' ? 'production' : target], env: { NODE_ENV: 'production' } };
  const { args, env } = target === 'gallery' ? gallery : product;
  await runVite(args, env);
  // Also build the consumer screens, because they are rendered in a frame with its own document.
  if (target === 'page' || target === 'demo')
    await runVite(['--mode', 'preview', '--outDir', `dist/${target}/preview`], env);

  async function runVite(options, environment) {
    const vite = ['build', ...options, '--logLevel', 'warn'];
    const code = await runNode('node_modules/vite/bin/vite.js', vite, { cwd: root, env: environment });
    if (code !== 0) throw new Error(`The build of ${target} failed.`);
  }
}
