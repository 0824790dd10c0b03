import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import { readSentence, sentenceOf } from '../../../src/domain/rules/ruleSentence.ts';
import { anyRule, RUNS } from './arbitraryRules.ts';
import { sampleRules } from './sampleRules.ts';

describe('sentenceOf', () => {
  it('describes the effect, the items and the conditions of a rule [RL-7]', () => {
    const [first, , last] = sampleRules('TINDERVALLEY');
    expect(sentenceOf(first!)).toEqual({
      effect: 'RETURN_WINDOWS',
      details: { days: 14, from: 'purchaseDate' },
      scope: 'when',
      clauses: [{ clause: 'categories.fullMatch', values: ['Wine'] }],
    });
    expect(sentenceOf(last!)).toMatchObject({ scope: 'otherwise', clauses: [] });
  });

  it('distinguishes a carrier to be used from a carrier to be avoided [RL-1]', () => {
    const rule = { ruleType: 'CARRIER_RULES', conditions: [], eventData: { carrier: 'DPD', serviceType: 'parcel' } };
    const effects = [true, false].map(
      (shouldUse) => sentenceOf({ ...rule, eventData: { ...rule.eventData, shouldUse } } as never).effect,
    );
    expect(effects).toEqual(['CARRIER_RULES.use', 'CARRIER_RULES.avoid']);
  });

  it('contains the values of the rule without changing their text [RL-3]', () => {
    const text = fc.oneof(fc.constantFrom('a, b', 'a or b', '"', ''), fc.string());
    const valuesOf = (rule: ReturnRule) => {
      const { ruleType, conditions, eventData, isDefault = false } = rule;
      return { ruleType, conditions, eventData, isDefault };
    };
    const carrier = fc.record({ shouldUse: fc.boolean(), carrier: text, serviceType: text });
    const rule = fc.tuple(anyRule(), carrier, fc.array(text)).map(([each, use, value]): ReturnRule => ({
      ...(each.ruleType === 'CARRIER_RULES' ? { ...each, eventData: use } : each),
      conditions: [...each.conditions, { fact: 'tags', operator: 'fullMatch', value }],
    }));
    fc.assert(
      fc.property(fc.oneof(anyRule(), rule), (each) => {
        expect(readSentence(sentenceOf(each))).toEqual(valuesOf(each));
      }),
      { numRuns: RUNS },
    );
  });
});
