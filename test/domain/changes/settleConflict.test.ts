import { describe, expect, it } from 'vitest';
import { saveReason, switchReasons } from '../../../src/domain/return-reasons/reasonEdits.ts';
import { aCompanyConfiguration, aReason, aReturnReasons } from '../../support/samples/builders.ts';
import { rebaseOnto, settleConflict, withChanges } from '../../support/changes.ts';

const read = aReturnReasons();
const reason = (code: string, description: string) => saveReason(read, aReason({ code, description }));
const theirs = withChanges(aCompanyConfiguration(), [reason('SIZE', 'Theirs'), reason('DAMAGED', 'Theirs')]);
const [size, damaged, off] = [reason('SIZE', 'Mine'), reason('DAMAGED', 'Mine'), switchReasons(read, false)];
const conflictOn = (...changes: readonly ReturnType<typeof reason>[]) => rebaseOnto(theirs, changes).conflicts;

describe('settleConflict', () => {
  it('keeps the local values of the chosen keys, rebased on the published values, and drops the other local values [PB-15]', () => {
    const changes = [off, size, damaged];
    expect(settleConflict(theirs, changes, conflictOn(size, damaged), new Set([size.key]))).toEqual([
      off,
      { ...size, originalValue: aReason({ description: 'Theirs' }) },
    ]);
    expect(settleConflict(theirs, changes, conflictOn(size, damaged), new Set())).toEqual([off]);
  });

  it('does not resolve a conflict that the user has not seen, even if its key is chosen [PB-15]', () => {
    const kept = settleConflict(theirs, [size, damaged], conflictOn(size), new Set([damaged.key]));
    expect(kept).toEqual([damaged]);
  });

  it('leaves the conflict open if yet another value was published after the user saw it [PB-15]', () => {
    const again = withChanges(theirs, [reason('SIZE', 'Theirs once more')]);
    const kept = settleConflict(again, [size, damaged], conflictOn(size, damaged), new Set([size.key, damaged.key]));
    expect(kept).toEqual([size, { ...damaged, originalValue: aReason({ code: 'DAMAGED', description: 'Theirs' }) }]);
    expect(rebaseOnto(again, kept).conflicts.map(({ mine }) => mine.key)).toEqual([size.key]);
  });
});
