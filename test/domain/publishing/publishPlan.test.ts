import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { changeTypes, publishSteps, stepOf } from '../../../src/domain/changes/changeType.ts';
import { hasContent } from '../../../src/domain/changes/removal.ts';
import { planPublish } from '../../../src/domain/publishing/process/publishPlan.ts';

describe('planPublish', () => {
  it('sends the ten types of changes in a fixed order [PB-5]', () => {
    const changes = changeTypes.toReversed().map((type): PendingChange => ({ type, key: type, value: 1 }));
    expect(planPublish(changes).map(({ step }) => step)).toEqual([
      'company',
      'carrier-config',
      'network-config',
      'warehouses',
      'warehouse-bindings',
      'onboarding',
      'signup',
      'merchant-application-config',
      'owner-application-config',
      'rules',
    ]);
    expect(changeTypes.map(stepOf)).toEqual(publishSteps);
  });

  it.each([undefined, null, '', [], {}])('skips a change with the value %j [PC-6]', (value) => {
    expect(planPublish([{ type: 'COMPANY', key: 'a', value }])).toEqual([]);
  });

  it.each([0, false, 'a', [0], { a: undefined }])('sends a change with the value %j [PC-6]', (value) => {
    expect(hasContent(value)).toBe(true);
  });

  it('sends each non-empty change once, in the step of its type and in the original order [PB-5] [PC-6]', () => {
    const change = fc.record({
      type: fc.constantFrom(...changeTypes),
      key: fc.uuid(),
      value: fc.constantFrom<unknown>('', undefined, [], 'x', 0, [1]),
    });
    fc.assert(
      fc.property(fc.array(change), (changes) => {
        const plan = planPublish(changes);
        const places = plan.map(({ step }) => publishSteps.indexOf(step));
        expect(places).toEqual([...new Set(places)].toSorted((left, right) => left - right));
        for (const { step, changes: sent } of plan) {
          expect(sent).toEqual(changes.filter(({ type, value }) => stepOf(type) === step && hasContent(value)));
          expect(sent).not.toEqual([]);
        }
        expect(plan.flatMap((planned) => planned.changes)).toHaveLength(
          changes.filter(({ value }) => hasContent(value)).length,
        );
      }),
    );
  });
});
