import { describe, expect, it } from 'vitest';
import { newFindings } from '../../../../src/domain/rules/analysis/newFindings.ts';
import type { RuleFinding } from '../../../../src/domain/rules/analysis/ruleFinding.ts';
import { aRule } from '../aRule.ts';

const neverFires = (rule: ReturnType<typeof aRule>): RuleFinding => ({ kind: 'never-fires', rule, facts: ['tags'] });
const noWindow = { kind: 'no-window', example: {} } as RuleFinding;

describe('newFindings', () => {
  const old = aRule('old');
  it('omits findings that the analysis of the published rules contains too [RL-8]', () => {
    expect(newFindings([neverFires(old), noWindow], [neverFires(old), noWindow])).toEqual([]);
    expect(newFindings([], [neverFires(old), noWindow])).toEqual([neverFires(old), noWindow]);
  });

  it('includes a finding about an edited rule, even if the published version of the rule has the same finding [RL-8]', () => {
    const edited = aRule('old', { name: 'Renamed' });
    expect(newFindings([neverFires(old)], [neverFires(edited)])).toEqual([neverFires(edited)]);
    expect(newFindings([neverFires(old)], [{ kind: 'duplicate', rule: old, of: aRule('other') }])).toHaveLength(1);
  });
});
