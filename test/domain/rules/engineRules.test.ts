import { describe, expect, it } from 'vitest';
import { engineRules } from '../../../src/domain/rules/engineRules.ts';
import { jsonRulesEngine, plainItem } from './alternativeEngines.ts';
import { aRule } from './aRule.ts';

describe('engineRules', () => {
  it('exports enabled rules with their ids, and with priorities that start at 1 [RL-7]', async () => {
    const rules = [
      aRule('low', { conditions: [], priority: -3 }),
      aRule('off', { conditions: [], enabled: false, priority: -9 }),
      aRule('high', {
        priority: 2,
        conditions: [{ fact: 'purchaseDate', operator: 'between', value: ['1970-01-02', '2026-01-01'] }],
      }),
    ];
    const exported = engineRules(rules);
    expect(exported.map(({ priority, event }) => [event.params['ruleId'], priority])).toEqual([
      ['low', 1],
      ['high', 6],
    ]);
    expect(exported[1]!.conditions.all[0]!.value).toEqual([1, 20_454]);
    expect(await jsonRulesEngine(rules)(plainItem({ purchaseDate: '2025-12-31' }))).toEqual(['high', 'low']);
    expect(engineRules([])).toEqual([]);
  });
});
