import { existsSync, readFileSync } from 'node:fs';

/** Counts Vitest's JSON report. A run that ended badly without a failed test (a file that did not load, a crash) counts as one. */
export function readVitest(file, code) {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const brokenFiles = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  );
  return atLeastOneFailure(report.numPassedTests, report.numFailedTests + brokenFiles.length, code);
}

/** Counts Playwright's JSON report; a test that passed on a second try counts as passed. */
export function readPlaywright(file, code) {
  if (!existsSync(file)) return { passed: 0, failed: code === 0 ? 0 : 1 };
  const { stats, errors } = JSON.parse(readFileSync(file, 'utf8'));
  return atLeastOneFailure(stats.expected + stats.flaky, stats.unexpected + (errors?.length ?? 0), code);
}

const atLeastOneFailure = (passed, failed, code) => ({ passed, failed: code !== 0 && failed === 0 ? 1 : failed });
