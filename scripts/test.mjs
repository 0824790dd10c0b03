import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from './support/build/ensureBuild.mjs';
import { ensureDependencies } from './support/install/ensureDependencies.mjs';
import { readPlaywright, readVitest } from './support/testReports.mjs';
import { root } from './support/root.mjs';
import { runNode } from './support/run.mjs';

/**
 * Which suites run: `unit`, `e2e`, or both when none is named; everything after is a filter for the runner. `faults` and
 * `hostile` are unit tests in full length, of which the others run a part, as `layout` is of those in the browser; `outage` are those of full disks, lost processes
 * and the like, which take minutes and run nowhere else.
 */
const [suite, ...named] = process.argv.slice(2);
const inFull = {
  faults: ['test/server/faults', 'test/server/differential', 'anySequence', 'manyPeople'],
  hostile: ['test/hostile'],
  outage: ['test/outage'],
  layout: ['e2e/service/layout'],
}[suite];
const filters = named.length > 0 && suite === 'outage' ? named : [...(inFull ?? []), ...named];
if (inFull) process.env[suite.toUpperCase()] = 'all';
const reports = { vitest: join(root, '.cache/vitest.json'), playwright: join(root, '.cache/playwright.json') };

async function runVitest() {
  console.log('Tests of units, contracts and the server …');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`, ...filters];
  return readVitest(reports.vitest, await runNode('node_modules/vitest/vitest.mjs', args, { cwd: root }));
}

async function runPlaywright() {
  const { ensureChromium } = await import('./support/install/ensureChromium.mjs');
  await ensureChromium();
  await ensureBuild(['page', 'ssr', 'server', 'demo', 'gallery']);
  console.log('Tests in the browser …');
  const args = ['test', ...filters];
  return readPlaywright(reports.playwright, await runNode('node_modules/@playwright/test/cli.js', args, { cwd: root }));
}

await ensureDependencies();
mkdirSync(join(root, '.cache'), { recursive: true });
for (const report of Object.values(reports)) rmSync(report, { force: true });

const suites = {
  unit: [runVitest],
  faults: [runVitest],
  hostile: [runVitest],
  outage: [runVitest],
  e2e: [runPlaywright],
  layout: [runPlaywright],
};
const runs = suites[suite] ?? [runVitest, runPlaywright];
const totals = { passed: 0, failed: 0 };
for (const runSuite of runs) {
  const counted = await runSuite().catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1 };
  });
  totals.passed += counted.passed;
  totals.failed += counted.failed;
}

console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
