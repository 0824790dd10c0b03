import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './root.mjs';

/** A failed run without a failed test, e.g. after a crash, counts as one failure. */
export function readVitest(file, code) {
  if (!existsSync(file)) return missing(1);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const brokenFiles = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  );
  const named = (chosen) =>
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(chosen).map(({ title }) => `${relative(root, name)} › ${title}`),
    );
  return {
    ...atLeastOneFailure(report.numPassedTests, report.numFailedTests + brokenFiles.length, code),
    failures: [
      ...named(({ status }) => status === 'failed'),
      ...brokenFiles.map(({ name }) => `${relative(root, name)} did not load`),
    ],
    // The report contains the failure of the first try.
    unsteady: named(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0),
  };
}

/** A test that passed on a retry counts as passed. */
export function readPlaywright(file, code) {
  if (!existsSync(file)) return missing(code === 0 ? 0 : 1);
  const { stats, errors, suites = [] } = JSON.parse(readFileSync(file, 'utf8'));
  const named = (status) => suites.flatMap((suite) => specsIn(suite)).flatMap((spec) => namesOf(spec, status));
  return {
    ...atLeastOneFailure(stats.expected + stats.flaky, stats.unexpected + (errors?.length ?? 0), code),
    failures: named('unexpected'),
    unsteady: named('flaky'),
  };
}

const specsIn = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsIn)];
const namesOf = ({ file, title, tests }, wanted) =>
  tests.filter(({ status }) => status === wanted).map(() => `${file} › ${title}`);
const missing = (failed) => ({ passed: 0, failed, failures: [], unsteady: [] });
const atLeastOneFailure = (passed, failed, code) => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed });
