import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { folderForEachTest } from '../support/folderForEachTest.ts';
import { runNode } from '../support/runNode.ts';

const reader = join(process.cwd(), 'scripts/support/testReports.mjs');
const folder = folderForEachTest();

function count(read: 'readVitest' | 'readPlaywright', report: unknown, code: number): unknown {
  const file = join(folder.path, 'report.json');
  if (report !== undefined) folder.write('report.json', JSON.stringify(report));
  const program = `import { ${read} } from ${JSON.stringify(reader)};
    console.log(JSON.stringify(${read}(${JSON.stringify(file)}, ${code})));`;
  return JSON.parse(runNode(['--input-type=module', '--eval', program]).printed);
}

describe('testReports', () => {
  it('counts passed and failed tests', () => {
    const report = { numPassedTests: 5, numFailedTests: 2, testResults: [] };
    expect(count('readVitest', report, 1)).toMatchObject({ passed: 5, failed: 2 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const report = {
      numPassedTests: 5,
      numFailedTests: 0,
      testResults: [{ name: join(process.cwd(), 'test/a.test.ts'), status: 'failed', assertionResults: [] }],
    };
    const failures = ['test/a.test.ts did not load'];
    expect(count('readVitest', report, 1)).toMatchObject({ passed: 5, failed: 1, failures });
  });

  it('counts a run without a report as a failure', () => {
    expect(count('readVitest', undefined, 1)).toEqual({ passed: 0, failed: 1, failures: [], unsteady: [] });
  });

  it('counts a non-zero exit code without a failed test as a failure', () => {
    const report = { numPassedTests: 5, numFailedTests: 0, testResults: [] };
    expect(count('readVitest', report, 1)).toMatchObject({ passed: 5, failed: 1 });
  });

  it('counts browser tests, and errors outside of tests as failures', () => {
    const report = { stats: { expected: 3, flaky: 1, unexpected: 1, skipped: 2 }, errors: [{ message: 'no fixture' }] };
    expect(count('readPlaywright', report, 1)).toMatchObject({ passed: 4, failed: 2 });
  });

  it('lists failed tests, and tests that passed only after a retry', () => {
    const results = [
      { title: 'fails', status: 'failed', failureMessages: ['no'] },
      { title: 'wavers', status: 'passed', failureMessages: ['no'] },
      { title: 'passes', status: 'passed', failureMessages: [] },
    ];
    const units = {
      numPassedTests: 2,
      numFailedTests: 1,
      testResults: [{ name: join(process.cwd(), 'test/a.test.ts'), status: 'failed', assertionResults: results }],
    };
    expect(count('readVitest', units, 1)).toMatchObject({
      failures: ['test/a.test.ts › fails'],
      unsteady: ['test/a.test.ts › wavers'],
    });
    const spec = (title: string, status: string) => ({ file: 'e2e/a.spec.ts', title, tests: [{ status }] });
    const journeys = {
      stats: { expected: 1, flaky: 1, unexpected: 1 },
      suites: [
        { specs: [spec('passes', 'expected')], suites: [{ specs: [spec('wavers', 'flaky')] }] },
        { specs: [spec('fails', 'unexpected')] },
      ],
    };
    expect(count('readPlaywright', journeys, 1)).toMatchObject({
      failures: ['e2e/a.spec.ts › fails'],
      unsteady: ['e2e/a.spec.ts › wavers'],
    });
  });
});
