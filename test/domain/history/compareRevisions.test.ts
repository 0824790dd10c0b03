import { describe, expect, it } from 'vitest';
import { REMOVED } from '../../../src/domain/changes/removal.ts';
import { saveReason } from '../../../src/domain/return-reasons/reasonEdits.ts';
import { REASON_ORDER_KEY, reasonKey, REASONS_ENABLED_KEY } from '../../../src/domain/return-reasons/reasonList.ts';
import { aCompanyConfiguration, aReason, aReturnReasons, changesOf } from '../../support/samples/builders.ts';
import { compareRevisions, restoreEdits } from '../../support/changes.ts';

const base = aReturnReasons();
const [size, damaged, mind] = base.reasons;
const keysOf = (changes: readonly { readonly key: string }[]): readonly string[] => changes.map(({ key }) => key);

describe('compareRevisions', () => {
  it('lists exactly the changes between two revisions [PB-16]', () => {
    const later = aReturnReasons({ enabled: false, reasons: [aReason({ description: 'Tight' }), damaged!] });
    const { changes, isComplete } = compareRevisions(aCompanyConfiguration(), aCompanyConfiguration({}, later));
    expect(changes).toEqual([
      expect.objectContaining({ key: reasonKey('SIZE'), originalValue: size }),
      expect.objectContaining({ key: reasonKey('MIND'), value: REMOVED, originalValue: mind }),
      expect.objectContaining({ key: REASONS_ENABLED_KEY, value: false, originalValue: true }),
    ]);
    expect(isComplete).toBe(true);
  });

  it('lists a changed order only if the other changes do not already result in the new order [PB-16]', () => {
    const turned = aReturnReasons({ reasons: [mind!, size!, damaged!] });
    expect(keysOf(compareRevisions(aCompanyConfiguration(), aCompanyConfiguration({}, turned)).changes)).toEqual([
      REASON_ORDER_KEY,
    ]);
    const without = aReturnReasons({ reasons: [size!, mind!] });
    expect(keysOf(compareRevisions(aCompanyConfiguration({}, without), aCompanyConfiguration()).changes)).toEqual([
      reasonKey('DAMAGED'),
      REASON_ORDER_KEY,
    ]);
  });

  it('reports that its changes are incomplete if a part differs that no page can edit, except the revision tag [PB-16]', () => {
    const tagged = { ...aCompanyConfiguration(), revision: '"r7"' };
    expect(compareRevisions(aCompanyConfiguration(), tagged)).toEqual({ changes: [], isComplete: true });
    expect(compareRevisions(aCompanyConfiguration(), aCompanyConfiguration({ name: 'Renamed' }))).toEqual({
      changes: [],
      isComplete: false,
    });
  });
});

describe('restoreEdits', () => {
  const published = aCompanyConfiguration({}, aReturnReasons({ enabled: false, reasons: [size!, mind!] }));

  it('restores only the chosen parts, and does not change other pending edits [PB-16]', () => {
    const pending = saveReason(aReturnReasons({ reasons: [size!, mind!] }), aReason({ description: 'Tight' }));
    const edits = restoreEdits(published, aCompanyConfiguration(), changesOf(pending), new Set([REASONS_ENABLED_KEY]));
    expect(edits).toEqual([expect.objectContaining({ key: REASONS_ENABLED_KEY, value: true, originalValue: false })]);
  });

  it('reverts a pending edit of a chosen part if the restored value is already published [PB-16]', () => {
    const pending = saveReason(aReturnReasons(), aReason({ description: 'Tight' }));
    const edits = restoreEdits(
      aCompanyConfiguration(),
      aCompanyConfiguration(),
      changesOf(pending),
      new Set([pending.key]),
    );
    expect(edits).toEqual([expect.objectContaining({ key: pending.key, value: size, originalValue: size })]);
  });
});
