import { describe, expect, it } from 'vitest';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { arrangeReasons, removeReason, saveReason } from '../../../src/domain/return-reasons/reasonEdits.ts';
import type { ReturnReason } from '../../../src/domain/company/parts/returnReason.ts';
import { aCompanyConfiguration, aReason, aReturnReasons, changesOf } from '../../support/samples/builders.ts';
import { isReadable, rebaseOnto } from '../../support/changes.ts';

const published = aReturnReasons();
const [size, damaged, mind] = published.reasons as [ReturnReason, ReturnReason, ReturnReason];
const extra = aReason({ code: 'EXTRA', description: 'Of another person' });
const holding = (...reasons: readonly ReturnReason[]) => aCompanyConfiguration({}, { ...published, reasons });
const conflictsOf = (changes: readonly PendingChange[], ...theirs: readonly ReturnReason[]) =>
  rebaseOnto(holding(...theirs), changes).conflicts.map(({ mine }) => mine.key);

describe('rebaseOnto with pending changes of return reasons', () => {
  it('drops a removal of a reason that another user removed too [PB-15]', () => {
    const changes = [removeReason(published, 'MIND')];
    expect(rebaseOnto(holding(size, damaged), changes)).toEqual({ changes: [], conflicts: [] });
  });

  it('drops a removal of a reason that does not exist in the published reasons [PB-15]', () => {
    const added = removeReason({ ...published, reasons: [size, damaged, mind, extra] }, 'EXTRA');
    const overMine = { ...added, originalValue: undefined };
    expect(rebaseOnto(holding(size, damaged, mind), [overMine])).toEqual({ changes: [], conflicts: [] });
    expect(conflictsOf([overMine], size, damaged, mind, extra)).toEqual(['returnReasons.reason.EXTRA']);
  });

  it('drops a changed order that another user published too, even if that user also added a reason [PB-15]', () => {
    const order = arrangeReasons(published, new Map(), ['MIND', 'SIZE', 'DAMAGED']);
    expect(rebaseOnto(holding(mind, size, damaged, extra), [order])).toEqual({ changes: [], conflicts: [] });
  });

  it('reports a conflict if another user changed the reason that the local change removes [PB-15]', () => {
    const changes = [removeReason(published, 'MIND')];
    expect(conflictsOf(changes, size, damaged, { ...mind, description: 'Reworded' })).toEqual([
      'returnReasons.reason.MIND',
    ]);
  });

  it('keeps a changed order that contains a reason which another pending change adds [PB-15]', () => {
    const added = saveReason(published, aReason({ code: 'NEW' }));
    const order = arrangeReasons(published, changesOf(added), ['SIZE', 'NEW', 'DAMAGED', 'MIND']);
    expect(conflictsOf([added, order], size, damaged, mind, extra)).toEqual(['returnReasons.order']);
    expect(rebaseOnto(holding(size, damaged, mind), [added, order]).changes).toEqual([added, order]);
  });

  it('keeps a change of a type that this release does not know', () => {
    const foreign: PendingChange = { type: 'RULES', key: 'rules.R1', value: { a: 1 } };
    expect(isReadable(foreign)).toBe(false);
    expect(rebaseOnto(holding(size), [foreign]).changes).toEqual([foreign]);
  });
});
