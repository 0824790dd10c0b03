import { describe, expect, it } from 'vitest';
import { sentinelCharacter } from '../../../../src/domain/rules/analysis/analyseRules.ts';
import { aRule } from '../aRule.ts';
import { price, texts } from './constraints.ts';

const strangeTo = (...listed: readonly string[]) =>
  sentinelCharacter([aRule('r1', { conditions: [price('greaterThan', 5), texts('tags', 'partialMatch', ...listed)] })]);

describe('sentinelCharacter [RL-8]', () => {
  it('returns an ordinary character that no rule uses, if such a character exists', () => {
    expect(sentinelCharacter([])).toBe('-');
    expect(strangeTo('sale')).toBe('-');
    expect(strangeTo('end-of-line')).toBe('_');
    expect(strangeTo('a_b', 'c-d', '*')).toBe('#');
  });

  it('returns the first unused private-use character if the rules use every ordinary character', () => {
    expect(strangeTo('-_*#')).toBe('\ue000');
    expect(strangeTo('-_*#\ue000', '\ue001')).toBe('\ue002');
  });
});
