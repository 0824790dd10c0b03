import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shortestEdit, type TextPart } from '../../../src/domain/changes/differences/shortestEdit.ts';
import { diffText, textUnitOf } from '../../../src/domain/changes/differences/textDiff.ts';

const side = (parts: readonly TextPart[], other: TextPart['kind']): string =>
  parts
    .filter(({ kind }) => kind !== other)
    .map(({ text }) => text)
    .join('');
const marked = (parts: readonly TextPart[]): string =>
  parts.map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}]` : `[-${text}]`)).join('');

/** Length of the shortest edit, computed with a full dynamic programming table. Used as the expected value. */
function editLength(old: readonly string[], next: readonly string[]): number {
  let row = Array.from({ length: next.length + 1 }, (_, column) => column);
  for (const [nth, unit] of old.entries()) {
    const below = [nth + 1];
    for (const [column, other] of next.entries())
      below.push(unit === other ? row[column]! : 1 + Math.min(row[column + 1]!, below[column]!));
    row = below;
  }
  return row.at(-1)!;
}

describe('diffText', () => {
  it('marks only the words that differ [PC-10]', () => {
    const parts = diffText('Choose your reason below.', 'Choose a good reason below.', 'en', 'word');
    expect(marked(parts)).toBe('Choose [-your][+a good] reason below.');
  });

  it('merges neighbouring changed words into one change [PC-10]', () => {
    expect(marked(diffText('the old red box', 'the new blue box', 'en', 'word'))).toBe('the [-old red][+new blue] box');
  });

  it('compares characters in languages without spaces between words [PC-10]', () => {
    const parts = diffText('返品理由を選択', '返品方法を選択', 'ja', textUnitOf('ja-JP'));
    expect(marked(parts)).toBe('返品[-理由][+方法]を選択');
    expect(['ja', 'zh-Hant', 'th', 'en', 'ar', 'fr'].map(textUnitOf)).toEqual([
      'grapheme',
      'grapheme',
      'grapheme',
      'word',
      'word',
      'word',
    ]);
  });

  it('never splits a character of several code points [PC-10]', () => {
    expect(marked(diffText('👩‍👩‍👧だ', '👩‍👩‍👦だ', 'ja', 'grapheme'))).toBe('[-👩‍👩‍👧][+👩‍👩‍👦]だ');
  });

  it('returns parts from which both texts can be rebuilt, for any texts [PC-10]', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.constantFrom('a', 'b', ' ', 'c d')).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, text, fc.constantFrom('word' as const, 'grapheme' as const), (before, after, unit) => {
        const parts = diffText(before, after, 'en', unit);
        expect([side(parts, 'added'), side(parts, 'removed')]).toEqual([before, after]);
        expect(parts.every((part) => part.text !== '')).toBe(true);
      }),
      { numRuns: 500, seed: 11 },
    );
  });

  it('finds the shortest edit between any two lists [PC-10]', () => {
    const list = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 24 });
    fc.assert(
      fc.property(list, list, (old, next) => {
        const edits = shortestEdit(old, next, 48)!;
        expect(edits.filter(({ kind }) => kind !== 'same')).toHaveLength(editLength(old, next));
        expect(edits.filter(({ kind }) => kind !== 'added').map(({ text }) => text)).toEqual(old);
        expect(edits.filter(({ kind }) => kind !== 'removed').map(({ text }) => text)).toEqual(next);
      }),
      { numRuns: 1000, seed: 12 },
    );
  });

  it('reports two texts without common parts as one removal and one addition [PC-10]', () => {
    const before = Array.from({ length: 3000 }, (_, nth) => `a${nth}`).join(' ');
    const after = Array.from({ length: 3000 }, (_, nth) => `b${nth}`).join(' ');
    expect(diffText(before, after, 'en', 'word').map(({ kind }) => kind)).toEqual(['removed', 'added']);
    expect(shortestEdit(['a', 'b'], ['c', 'd'], 3)).toBeUndefined();
  });
});
