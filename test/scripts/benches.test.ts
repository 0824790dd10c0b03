import { describe, expect, it } from 'vitest';
import { GOALS_MISSED } from '../bench/endBench.ts';
import { runNode } from '../support/runNode.ts';

describe('the bench of rules', () => {
  it('completes all its measurements with the smallest load', { timeout: 300_000 }, () => {
    const bench = ['--expose-gc', 'test/bench/rules.ts', '1', '10', '100'];
    const { status, printed } = runNode(bench);
    expect([0, GOALS_MISSED], printed).toContain(status);
  });
});
