import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { NOT_KEPT } from '../bench/endBench.ts';

describe('the bench of rules', () => {
  it('completes all its measurements with the smallest load', { timeout: 300_000 }, () => {
    const bench = ['--expose-gc', '--import', 'tsx', 'test/bench/rules.ts', '1', '10', '100'];
    const { status, stdout, stderr } = spawnSync(process.execPath, bench, { encoding: 'utf8' });
    expect([0, NOT_KEPT], stdout + stderr).toContain(status);
  });
});
