import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RuleCondition } from '../../../src/domain/rules/conditions/ruleCondition.ts';
import { sentenceOf } from '../../../src/domain/rules/ruleSentence.ts';
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
    fc.assert(
      fc.property(anyRule(), fc.array(fc.string()), (rule, value) => {
        const conditions: readonly RuleCondition[] = [
          ...rule.conditions,
          { fact: 'tags', operator: 'fullMatch', value },
        ];
        const { clauses, details } = sentenceOf({ ...rule, conditions });
        expect(clauses.map(({ values }) => values)).toEqual(conditions.map((each) => [each.value].flat()));
        expect(rule.eventData).toMatchObject(details);
      }),
      { numRuns: RUNS },
    );
  });
});
