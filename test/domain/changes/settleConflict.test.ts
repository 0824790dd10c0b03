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
    const remaining = settleConflict(theirs, [size, damaged], conflictOn(size), new Set([damaged.key]));
    expect(remaining).toEqual([damaged]);
  });

  it('leaves the conflict open if another user published a third value after the local user saw the conflict [PB-15]', () => {
    const publishedAgain = withChanges(theirs, [reason('SIZE', 'Theirs once more')]);
    const remaining = settleConflict(
      publishedAgain,
      [size, damaged],
      conflictOn(size, damaged),
      new Set([size.key, damaged.key]),
    );
    expect(remaining).toEqual([
      size,
      { ...damaged, originalValue: aReason({ code: 'DAMAGED', description: 'Theirs' }) },
    ]);
    expect(rebaseOnto(publishedAgain, remaining).conflicts.map(({ mine }) => mine.key)).toEqual([size.key]);
  });
});
