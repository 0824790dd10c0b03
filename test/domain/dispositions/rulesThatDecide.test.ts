import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dispositionCoverage } from '../../../src/domain/dispositions/dispositionCoverage.ts';
import { sampleDispositions } from '../../../src/domain/dispositions/sampleDispositions.ts';
import { rulesThatDecide } from '../../../src/domain/dispositions/rulesThatDecide.ts';

describe('rulesThatDecide', () => {
  it('returns for each group and location the first enabled rule, or the reason why no rule applies [DM-2]', () => {
    const deciders = rulesThatDecide(sampleDispositions).map((decider) =>
      decider.rule ? decider.rule.id : [decider.gap, decider.ruleId].filter(Boolean).join(' '),
    );
    expect(deciders).toEqual([
      'w1',
      'elsewhere w1',
      'w2',
      'elsewhere w2',
      'elsewhere w3',
      'w3',
      'w4',
      'w4',
      'none',
      'none',
      'off w5',
      'off w5',
    ]);
  });

  it('agrees with dispositionCoverage about the rule of each group and location [DM-2]', () => {
    const switches = fc.array(fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(switches, (all) => {
        const rules = sampleDispositions.rules.map((rule, nth) => {
          const [active = true, isWarehouse = true, isStores = true] = all[nth] ?? [];
          return { ...rule, active, isWarehouse, isStores };
        });
        const dispositions = { ...sampleDispositions, rules };
        expect(rulesThatDecide(dispositions).map(({ rule }) => rule?.id)).toEqual(
          dispositionCoverage(dispositions).map(({ ruleId }) => ruleId),
        );
      }),
    );
  });
});
