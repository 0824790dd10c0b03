import { describe, expect, it } from 'vitest';
import { applyStep, stepForEdits } from '../../../src/domain/changes/changeStep.ts';
import { reviewGroups } from '../../../src/domain/changes/reviewGroups.ts';
import { arrangeReasons, saveReason, switchReasons } from '../../../src/domain/return-reasons/reasonEdits.ts';
import { REASON_ORDER_KEY, reasonKey } from '../../../src/domain/return-reasons/reasonList.ts';
import { aCompanyConfiguration, aReason, aReturnReasons, changesOf } from '../../support/samples/builders.ts';
import { discardEdits, withChanges } from '../../support/changes.ts';

const published = aReturnReasons();
const configuration = aCompanyConfiguration({}, published);

describe('reviewGroups', () => {
  it('groups changes by their feature, and omits changes of unknown features [PC-10]', () => {
    const off = switchReasons(published, false);
    const unknown = { type: 'RULES', key: 'rule.1', value: {} } as const;
    expect(reviewGroups([unknown, off])).toEqual([{ feature: 'return-reasons', changes: [off] }]);
  });

  it('allows discarding one change, and a discarded new reason disappears from the pending order too [PC-5]', () => {
    const added = saveReason(published, aReason({ code: 'LATE' }));
    const present = changesOf(added);
    const order = arrangeReasons(published, present, ['LATE', 'SIZE', 'DAMAGED', 'MIND']);
    const both = changesOf(added, order);

    const remaining = applyStep(both, stepForEdits(both, discardEdits(configuration, both, added)));

    expect(remaining.has(reasonKey('LATE'))).toBe(false);
    expect(remaining.has(REASON_ORDER_KEY)).toBe(false);
    expect(withChanges(configuration, remaining.values())).toEqual(withChanges(configuration, []));
  });
});
