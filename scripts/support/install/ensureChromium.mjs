import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './findChromium.mjs';
import { root } from '../root.mjs';
import { run, runNode } from '../run.mjs';

const advice = `No Chromium was found and none could be installed.
Install Chromium or Chrome and put it on PATH, or name its program in CHROMIUM_PATH.`;

/** Finds or installs Chromium for browser tests. Throws an error with instructions if it cannot. */
export async function ensureChromium() {
  const found = findChromium() ?? (await playwrightsOwn());
  if (found !== undefined) return announce(found);
  if (isDebianRoot()) {
    console.log('Installing Chromium (Debian package) …');
    const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    await run('apt-get', ['update', '-qq'], quiet);
    // Try both packages, because older releases have only the second one.
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], quiet);
      const installed = findChromium();
      if (installed !== undefined) return announce(installed);
    }
  }
  console.log('Installing Chromium (Playwright) …');
  await runNode('node_modules/@playwright/test/cli.js', ['install', 'chromium'], { cwd: root });
  const downloaded = await playwrightsOwn();
  if (downloaded === undefined) throw new Error(advice);
  return announce(downloaded);
}

function announce(path) {
  if (!existsSync(path)) throw new Error(`CHROMIUM_PATH names ${path}, which is not there.`);
  console.log(`Browser: ${path}`);
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path !== '' && existsSync(path) ? path : undefined;
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync(join('/etc', 'debian_version'));
