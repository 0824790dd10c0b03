import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from './support/build/ensureBuild.mjs';
import { ensureDependencies } from './support/install/ensureDependencies.mjs';
import { readPlaywright, readVitest } from './support/testReports.mjs';
import { root } from './support/root.mjs';
import { runNode } from './support/run.mjs';

/** Suites of which `npm test` runs a part (`test/support/inFull.ts`), whole: their runner, and the files they are of. */
const longSuites = {
  crash: { run: runVitest, files: ['test/server/crash'] },
  faults: {
    run: runVitest,
    files: ['test/server/faults', 'test/server/differential', 'anySequence', 'manyPeople'],
  },
  hostile: { run: runVitest, files: ['test/hostile'] },
  outage: { run: runVitest, files: ['test/outage'] },
  benches: { run: runPlaywright, files: ['e2e/service/benches'] },
  layout: {
    run: runPlaywright,
    files: ['e2e/service/layout', 'arabicJourney', 'unbrokenTexts', 'smallScreens'],
  },
};

/** `unit`, `e2e`, a long suite, `all` for everything whole, or none for everything; what follows are files to run alone. */
const [suite, ...named] = process.argv.slice(2);
const long = longSuites[suite];
if (long || suite === 'all') process.env.IN_FULL = suite;
const filters = named.length > 0 ? named : (long?.files ?? []);
const runs = { unit: [runVitest], e2e: [runPlaywright] }[suite] ?? (long ? [long.run] : [runVitest, runPlaywright]);
const reports = { vitest: join(root, '.cache/vitest.json'), playwright: join(root, '.cache/playwright.json') };

async function runVitest() {
  console.log('Tests of units, contracts and the server …');
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`];
  const args = ['run', ...output, ...filters];
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

const totals = { passed: 0, failed: 0, failures: [], unsteady: [] };
// One after the other, each with all of the machine: side by side the shorter one leaves half of it idle at the end.
for (const run of runs) {
  const report = await run().catch((error) => {
    console.error(error.message);
    return { passed: 0, failed: 1, failures: [error.message], unsteady: [] };
  });
  for (const name of Object.keys(totals))
    totals[name] = typeof totals[name] === 'number' ? totals[name] + report[name] : [...totals[name], ...report[name]];
}

for (const name of totals.unsteady) console.log(`Passed only at its second try: ${name}`);
for (const name of totals.failures) console.log(`Failed: ${name}`);

console.log(`${totals.passed} passed, ${totals.failed} failed`);
process.exitCode = totals.failed > 0 || totals.passed === 0 ? 1 : 0;
