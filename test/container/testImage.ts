import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { arch } from 'node:os';
import { join, resolve } from 'node:path';
import { runVisibly } from './podman.ts';

export const TEST_IMAGE = 'localhost/returns-portal-test';
const TEST_BASE = 'localhost/returns-portal-test-base';
const NPM_VERSION = '11.19.1';
/** chroot works without cgroups and without a registry. Layers are cached, so that a second run is fast. */
const buildah = { BUILDAH_ISOLATION: 'chroot', BUILDAH_LAYERS: 'true' };

/** Version of Node.js in the Containerfile. */
export const nodeVersion = (): string =>
  /^ARG BASE=\S+\/node:(\d+\.\d+\.\d+)-/m.exec(readFileSync('Containerfile', 'utf8'))?.[1] ?? '';

/**
 * Reason why this machine cannot build and run the image, as a sentence. The programs are Debian packages. mmdebstrap
 * makes the base image, because the official image needs access to a registry.
 */
export function obstacle(): string | undefined {
  const programs = ['buildah', 'podman', 'runc', ...(process.env['CONTAINER_BASE'] ? [] : ['mmdebstrap'])];
  const missing = programs.filter((program) => spawnSync(program, ['--version']).error);
  if (missing.length > 0) return `These programs are not installed: ${missing.join(', ')}.`;
  return process.getuid?.() === 0 ? undefined : 'The tests do not run as root.';
}

/** Builds the image with `npm run container`, on the base `CONTAINER_BASE` or on a base of Debian packages. */
export function buildTestImage(): void {
  const base = process.env['CONTAINER_BASE'] ?? makeBase();
  const options = ['--build-arg', `BASE=${base}`, '--tag', TEST_IMAGE];
  runVisibly(process.execPath, ['scripts/container.mjs', ...options], buildah);
}

/** Makes an image like the official one of Node.js: Debian, Node.js and npm. Its files are cached. */
function makeBase(): string {
  const folder = resolve('.cache/container');
  const version = nodeVersion();
  const stamp = join(folder, 'stamp');
  const content = `node ${version}, npm ${NPM_VERSION}`;
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== content) {
    mkdirSync(folder, { recursive: true });
    const packages = [`node-linux-${arch()}@${version}`, `npm@${NPM_VERSION}`];
    runVisibly('npm', ['install', '--no-save', '--ignore-scripts', '--prefix', folder, ...packages]);
    const variant = ['--variant=essential', '--include=ca-certificates,libstdc++6'];
    runVisibly('mmdebstrap', [...variant, 'bookworm', join(folder, 'base.tar')]);
    writeFileSync(stamp, content);
  }
  // The certificates of this machine, because its packages may come from a proxy with its own certificate.
  cpSync('/etc/ssl/certs/ca-certificates.crt', join(folder, 'ca-certificates.crt'));
  writeFileSync(
    join(folder, 'Containerfile'),
    `FROM scratch
ADD base.tar /
COPY ca-certificates.crt /etc/ssl/certs/ca-certificates.crt
COPY node_modules/node-linux-${arch()}/bin/node /usr/local/bin/node
COPY node_modules/npm /usr/local/lib/node_modules/npm
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \\
  && ln -s ../lib/node_modules/npm/bin/npx-cli.js /usr/local/bin/npx
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
`,
  );
  runVisibly('buildah', ['build', '--file', join(folder, 'Containerfile'), '--tag', TEST_BASE, folder], buildah);
  return TEST_BASE;
}
