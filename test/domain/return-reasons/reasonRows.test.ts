import { describe, expect, it } from 'vitest';
import { removeReason, saveReason } from '../../../src/domain/return-reasons/reasonEdits.ts';
import { reasonAfter } from '../../../src/domain/return-reasons/reasonRows.ts';
import { entryState } from '../../../src/domain/shared/entryState.ts';
import { shownIds } from '../../../src/domain/shared/listMoves.ts';
import { aReason, aReturnReasons } from '../../support/samples/builders.ts';

const published = aReturnReasons();
const size = published.reasons[0]!;

describe('rows of the reasons table', () => {
  it('show a removed reason at its old position', () => {
    expect(shownIds(['SIZE', 'DAMAGED', 'MIND'], ['LATE', 'SIZE', 'MIND'])).toEqual([
      'LATE',
      'SIZE',
      'DAMAGED',
      'MIND',
    ]);
    expect(shownIds(['SIZE', 'DAMAGED', 'MIND'], [])).toEqual(['SIZE', 'DAMAGED', 'MIND']);
  });

  it('show each reason as it will be after its pending change is published [RS-1]', () => {
    const renamed = { ...size, description: 'Too tight' };
    expect(reasonAfter(size, undefined)).toBe(size);
    expect(reasonAfter(size, saveReason(published, renamed))).toEqual(renamed);
    expect(reasonAfter(size, removeReason(published, size.code))).toBeUndefined();
    expect(reasonAfter(undefined, saveReason(published, aReason({ code: 'LATE' })))).toMatchObject({ code: 'LATE' });
  });

  it('show whether a reason is published, moved, changed, added or removed [RS-1]', () => {
    expect(entryState(size, { ...size }, false)).toBe('published');
    expect(entryState(size, size, true)).toBe('moved');
    expect(entryState(size, { ...size, description: 'Too tight' }, true)).toBe('changed');
    expect(entryState(undefined, size, false)).toBe('added');
    expect(entryState(size, undefined, false)).toBe('removed');
  });
});
