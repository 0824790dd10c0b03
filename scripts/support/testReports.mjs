import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './root.mjs';

/** Counts the failed tests. A run that failed without a failed test, e.g. by a crash, counts as one failure. */
export function readVitest(file, code) {
  if (!existsSync(file)) return missing(1);
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const brokenFiles = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  );
  const titlesOf = (chosen) =>
    report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.filter(chosen).map(({ title }) => `${relative(root, name)} › ${title}`),
    );
  return {
    ...atLeastOneFailure(report.numPassedTests, report.numFailedTests + brokenFiles.length, code),
    failures: [
      ...titlesOf(({ status }) => status === 'failed'),
      ...brokenFiles.map(({ name }) => `${relative(root, name)} did not load`),
    ],
    // A test passed on a retry if it has the failure message of an earlier attempt.
    unsteady: titlesOf(({ status, failureMessages }) => status === 'passed' && failureMessages?.length > 0),
  };
}

/** Counts the failed tests. A test that passed on a retry does not count. */
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
const namesOf = ({ file, title, tests }, expectedStatus) =>
  tests.filter(({ status }) => status === expectedStatus).map(() => `${file} › ${title}`);
const missing = (failed) => ({ passed: 0, failed, failures: [], unsteady: [] });
const atLeastOneFailure = (passed, failed, code) => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed });
