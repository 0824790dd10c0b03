import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { GOALS_MISSED } from '../bench/endBench.ts';

describe('the bench of rules', () => {
  it('completes all its measurements with the smallest load', { timeout: 300_000 }, () => {
    const bench = ['--expose-gc', '--import', 'tsx', 'test/bench/rules.ts', '1', '10', '100'];
    const { status, stdout, stderr } = spawnSync(process.execPath, bench, { encoding: 'utf8' });
    expect([0, GOALS_MISSED], stdout + stderr).toContain(status);
  });
});
