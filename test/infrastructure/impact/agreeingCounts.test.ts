import { expect, it } from 'vitest';
import { ruleSample } from '../../../src/application/rules/ruleSample.ts';
import type { ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import { InThreadReplay } from '../../../src/infrastructure/impact/InThreadReplay.ts';
import { localRuleAnalysis } from '../../../src/infrastructure/rules/analysis/localRuleAnalysis.ts';

const tents: ReturnRule = {
  name: 'Tents for longer',
  ruleType: 'RETURN_WINDOWS',
  eventData: { days: 90, from: 'purchaseDate' },
  conditions: [{ fact: 'categories', operator: 'fullMatch', value: ['Tents'] }],
  priority: 1,
  enabled: true,
} as const;

it('the rule editor and the impact page return the same number of affected sample orders [RL-9]', async () => {
  const sample = ruleSample({}, { now: () => Date.UTC(2026, 10, 21) });
  const trial = await localRuleAnalysis().trial(sample, [], tents);
  const replay = new InThreadReplay(() => Promise.resolve());
  await replay.takeSample(sample);
  const pending = [{ ...tents, ruleId: 'new-1' }];
  const summary = await replay.count({ published: [], pending }, () => undefined, new AbortController().signal);
  expect(trial.ok && trial.value.decides).toBeGreaterThan(0);
  expect(trial).toMatchObject({ ok: true, value: { orders: summary?.orders, decides: summary?.changedOrders } });
});
