import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuild } from './support/build/ensureBuild.mjs';
import { ensureDependencies } from './support/install/ensureDependencies.mjs';
import { readPlaywright, readVitest } from './support/testReports.mjs';
import { root } from './support/root.mjs';
import { runNode } from './support/run.mjs';
import { commitNumber, suiteInTurn } from './support/suiteInTurn.mjs';

/** `npm test` runs a part of one suite (`test/support/inFull.ts`): fewer rounds in Vitest, one shard in Playwright. */
const longSuites = {
  crash: { run: runVitest, files: ['test/server/crash'] },
  databases: { run: runVitest, files: ['test/server', 'test/contracts', 'test/hostile/storage'] },
  faults: {
    run: runVitest,
    files: [
      'test/server/faults',
      'test/server/differential',
      'anySequence',
      'concurrentUsers',
      'history/restore',
      'carriersSubject',
      'refundsSubject',
      'storeNetworksSubject',
    ],
  },
  hostile: { run: runVitest, files: ['test/hostile', 'adversarialTexts'] },
  outage: { run: runVitest, files: ['test/outage'] },
  processes: { run: runVitest, files: ['test/processes'] },
  // Takes more than three minutes, so `.ci/run` never selects it.
  container: { run: runVitest, files: ['test/container', 'test/deploy', 'test/scripts/container'], isInCi: false },
  benches: { run: runPlaywright, files: ['e2e/service/benches'], shards: 3 },
  layout: {
    run: runPlaywright,
    files: ['e2e/service/layout', 'arabicJourney', 'unbrokenTexts', 'smallScreens'],
    shards: 6,
  },
  feature: { run: runVitest, files: ['test/scripts/newFeature'] },
  examine: { run: runPlaywright, files: [], shards: 10 },
};

/**
 * Suite to run: `unit`, `e2e`, a long suite, `all` (all suites in full) or `ci` (same as `.ci/run`). Test files may
 * follow. By default, `runsWithLongSuite` selects what runs.
 */
const [suite, ...named] = process.argv.slice(2);
const reports = { vitest: join(root, '.cache/vitest.json'), playwright: join(root, '.cache/playwright.json') };

/**
 * Runs of a suite. They run one after the other, because in parallel, the shorter run would end first and leave half of
 * the cores idle.
 */
function runsOf(name) {
  if (name === 'unit') return [() => runVitest(named)];
  if (name === 'e2e') return [() => runPlaywright(named)];
  if (name === 'ci') return runsWithLongSuite();
  const long = longSuites[name];
  const env = long || name === 'all' ? { IN_FULL: name } : {};
  if (long) return [() => long.run(named.length > 0 ? named : long.files, env)];
  return [() => runVitest(named, env), () => runPlaywright(named, env)];
}

/**
 * Runs everything and a part of one long suite. The suite changes with each commit. Playwright suites run one shard.
 */
function runsWithLongSuite() {
  const suites = Object.keys(longSuites).filter((each) => longSuites[each].isInCi !== false);
  const { name, turn } = suiteInTurn(suites, commitNumber());
  const { run, files, shards } = longSuites[name];
  const env = { IN_FULL: name, SHORTENED: 'true' };
  console.log(`The long suite ${name} is run as well, shortened (npm run test:${name}).`);
  if (run === runVitest) return [() => runVitest([], env), () => runPlaywright([])];
  return [...runsOf(undefined), () => run([...files, `--shard=${(turn % shards) + 1}/${shards}`], env)];
}

async function runVitest(args, env) {
  console.log('Tests of units, contracts and the server …');
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${reports.vitest}`];
  const command = ['run', ...output, ...args];
  return readVitest(reports.vitest, await runNode('node_modules/vitest/vitest.mjs', command, { cwd: root, env }));
}

async function runPlaywright(args, env) {
  const { ensureChromium } = await import('./support/install/ensureChromium.mjs');
  await ensureChromium();
  await ensureBuild(['page', 'ssr', 'server', 'demo', 'gallery']);
  console.log('Tests in the browser …');
  const code = await runNode('node_modules/@playwright/test/cli.js', ['test', ...args], { cwd: root, env });
  return readPlaywright(reports.playwright, code);
}

await ensureDependencies();
mkdirSync(join(root, '.cache'), { recursive: true });

const totals = { passed: 0, failed: 0, failures: [], unsteady: [] };
for (const run of runsOf(suite)) {
  for (const report of Object.values(reports)) rmSync(report, { force: true });
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
