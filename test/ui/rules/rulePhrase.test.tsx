import { cleanup } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { languages } from '../../../src/domain/languages/language.ts';
import { ruleFacts } from '../../../src/domain/rules/conditions/facts.ts';
import { operatorsOf, type RuleCondition } from '../../../src/domain/rules/conditions/ruleCondition.ts';
import type { ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import { rulePhrase } from '../../../src/domain/rules/rulePhrase.ts';
import { sentenceOf, type RuleSentence } from '../../../src/domain/rules/ruleSentence.ts';
import { ruleTypes } from '../../../src/domain/rules/ruleType.ts';
import { usePhrase } from '../../../src/ui/shared/changes/comparison/usePhrase.ts';
import { sampleEventData } from '../../domain/rules/ruleWorkload.ts';
import { plainText } from '../plainText.ts';
import { renderTexts } from '../renderTexts.tsx';

function Said({ sentence }: { readonly sentence: RuleSentence }) {
  return <p>{usePhrase()(rulePhrase(sentence))}</p>;
}

const valueFor = (fact: string, operator: string): unknown => {
  const [from, to] = fact === 'price' ? [10, 20] : ['2026-01-31', '2026-12-24'];
  if (fact !== 'price' && fact !== 'purchaseDate') return ['Wine', 'Beer'];
  return operator === 'between' ? [from, to] : from;
};
const everyCondition = ruleFacts.flatMap((fact) =>
  operatorsOf(fact).map((operator) => ({ fact, operator, value: valueFor(fact, operator) }) as RuleCondition),
);
const ruleOf = (ruleType: string, more: object = {}): ReturnRule =>
  ({
    ruleType,
    name: 'Rule',
    priority: 1,
    enabled: true,
    conditions: [],
    eventData: sampleEventData[ruleType as keyof typeof sampleEventData],
    ...more,
  }) as ReturnRule;

describe('sentenceOf', () => {
  it('describes a rule with several conditions as one English sentence [RL-7]', async () => {
    const conditions: readonly RuleCondition[] = [
      { fact: 'categories', operator: 'fullMatch', value: ['Wine', 'Beer'] },
      { fact: 'price', operator: 'between', value: [10, 20] },
    ];
    const container = await renderTexts(<Said sentence={sentenceOf(ruleOf('RETURN_WINDOWS', { conditions }))} />);
    expect(plainText(container)).toBe(
      'When the category is Wine or Beer and the price is from 10 to 20, an item can be returned for 30 days, counted from the purchase.',
    );
  });

  it('has texts for every rule type, scope and condition in every language [RL-7]', async () => {
    const rules = [
      ...ruleTypes.map((type) => ruleOf(type)),
      ruleOf('CARRIER_RULES', { eventData: { shouldUse: false, carrier: 'DPD', serviceType: 'parcel' } }),
      ruleOf('RETURN_WINDOWS', { eventData: { days: 1, from: 'elsewhere' }, isDefault: true }),
      ruleOf('NON_RETURNABLE_ITEM', { conditions: everyCondition }),
      ruleOf('NON_RETURNABLE_ITEM', { conditions: everyCondition, isDefault: true }),
    ];
    for (const language of languages) {
      for (const rule of rules) {
        const text = plainText(await renderTexts(<Said sentence={sentenceOf(rule)} />, language));
        expect(text).not.toMatch(/ruleSentences|\{\{|undefined|NaN/);
        for (const { value } of rule.conditions) {
          const [first] = Array.isArray(value) ? value : [value];
          if (first === 'Wine') expect(text).toContain('Wine');
        }
        cleanup();
      }
    }
  });

  it('wraps values that contain a comma or the word “or” in Unicode isolates [RL-3]', async () => {
    const conditions: readonly RuleCondition[] = [{ fact: 'tags', operator: 'fullMatch', value: ['a, b', 'c or d'] }];
    const container = await renderTexts(<Said sentence={sentenceOf(ruleOf('ORDER_EXCEPTION', { conditions }))} />);
    expect(container.textContent).toContain('\u2068a, b\u2069 or \u2068c or d\u2069');
  });
});
