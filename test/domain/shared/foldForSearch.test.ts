import { describe, expect, it } from 'vitest';
import { foldForSearch } from '../../../src/domain/shared/foldForSearch.ts';

describe('foldForSearch', () => {
  it.each([
    ['Kōyō', 'koyo'],
    ['KOYO', 'koyo'],
    ['Ｋｏｙｏ', 'koyo'],
    ['Étoile Façade', 'etoile facade'],
    ['e\u0301toile', 'etoile'],
    ['ﬁnch', 'finch'],
    ['ｶﾞ', 'ガ'],
    ['النور', 'النور'],
    ['أحمد', 'احمد'],
    ['إِيمان آل', 'ايمان ال'],
    ['مُحَمَّد', 'محمد'],
    ['محـــمد', 'محمد'],
  ])('converts %s to %s', (text, folded) => {
    expect(foldForSearch(text)).toBe(folded);
  });

  it('does not remove the voicing mark of a Japanese letter (as in が)', () => {
    expect(foldForSearch('ガ')).not.toBe(foldForSearch('カ'));
    expect([...foldForSearch('ガ')]).toHaveLength(1);
  });
});
