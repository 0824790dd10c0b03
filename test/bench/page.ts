import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuild } from '../../scripts/support/build/ensureBuild.mjs';
import { copySample } from '../e2e/fixtures/copySample.ts';
import { northwind } from '../e2e/fixtures/people.ts';
import { Service } from '../e2e/fixtures/Service.ts';
import { buildBarePages } from './buildBarePages.ts';
import { checkEarlySubmit } from './checkEarlySubmit.ts';
import { launchBrowser } from './launchBrowser.ts';
import { measureVisit, normal, slowed, type Visit } from './measureVisit.ts';
import { printPages } from './printPages.ts';
import { serveCompressed } from './serveCompressed.ts';

// Usage: npm run bench:page -- [rounds]
const rounds = Number(process.argv[2] ?? 7);

const temporary = mkdtempSync(join(tmpdir(), 'bench-page-'));
const closing: (() => unknown)[] = [() => rmSync(temporary, { recursive: true, force: true })];
try {
  await ensureBuild(['page', 'ssr', 'server']);
  const bare = await buildBarePages(temporary);
  const client = await serveCompressed(bare.client);
  closing.push(client.close);
  const hydrated = await serveCompressed(bare.hydrated);
  closing.push(hydrated.close);
  const dataDir = await copySample();
  closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const service = await Service.start(dataDir);
  closing.push(() => service.kill());
  const browser = await launchBrowser();
  closing.push(() => browser.close());

  const pages = [
    { name: 'bare, drawn by script', url: client.url },
    { name: 'bare, form in the HTML', url: hydrated.url },
    { name: 'this application', url: `${service.url}${northwind.home}` },
  ];
  // The first visit of a browser pays for the browser.
  for (const { url } of pages) await measureVisit(browser, url, normal);
  const measured = new Map<string, { normal: Visit[]; slowed: Visit[] }>();
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < pages.length; turn += 1) {
      const { name, url } = pages[(round + turn) % pages.length]!;
      const visits = measured.get(name) ?? { normal: [], slowed: [] };
      measured.set(name, visits);
      visits.normal.push(await measureVisit(browser, url, normal));
      visits.slowed.push(await measureVisit(browser, url, slowed));
    }
    process.stdout.write('.');
  }
  console.log('');
  const figures = pages.map(({ name }) => ({ name, ...measured.get(name)! }));
  process.exitCode = (await printPages(figures)) ? 0 : 1;
  await checkEarlySubmit(browser, service.url);
  console.log('Typed and pressed before any script had come: kept, and signed in once the scripts were there.');
} finally {
  for (const close of closing.toReversed()) await close();
}
