import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  atomicRange,
  repairedEdit,
  settledRange,
  type AtomicEdit,
} from '../../../../src/domain/consumer-text/placeholders/atomicEdit.ts';
import { placeholderRanges, type TextRange } from '../../../../src/domain/consumer-text/placeholders/placeholders.ts';

/** Texts with placeholders, left-to-right and right-to-left text, emoji and braces that are not placeholders. */
const anyText = fc
  .array(fc.constantFrom('{{orderId}}', '{{date}}', '{{', '}}', '{', ' ', ', ', 'word', 'إرجاع', '返品', '👩‍👩‍👧', 'a'), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));
const anyEdit: fc.Arbitrary<AtomicEdit> = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), text: fc.constantFrom('x', '', 'two words', '{{date}}') }),
  fc.record({
    kind: fc.constant('delete' as const),
    direction: fc.constantFrom('backward' as const, 'forward' as const),
    unit: fc.constantFrom('character' as const, 'word' as const),
  }),
);
const textWithSelection = anyText.chain((text) =>
  fc
    .tuple(fc.nat({ max: text.length }), fc.nat({ max: text.length }))
    .map(([one, other]) => ({ text, selection: { start: Math.min(one, other), end: Math.max(one, other) } })),
);

/**
 * Range that a text field would replace by default: the selection, the nearest character, or the nearest word with
 * punctuation.
 */
function ownRange(text: string, { start, end }: TextRange, edit: AtomicEdit): TextRange {
  if (edit.kind === 'insert' || start !== end) return { start, end };
  const isBackward = edit.direction === 'backward';
  const side = isBackward ? text.slice(0, start) : text.slice(start);
  const reach =
    edit.unit === 'character'
      ? Math.min(1, side.length)
      : ((isBackward ? /[\p{L}\p{N}]*[^\p{L}\p{N}]*$/u : /^[^\p{L}\p{N}]*[\p{L}\p{N}]*/u).exec(side)?.[0].length ?? 0);
  return isBackward ? { start: start - reach, end } : { start, end: end + reach };
}

const cuts = (text: string, { start, end }: TextRange): boolean =>
  placeholderRanges(text).some(
    (each) => (each.start < start && start < each.end) || (each.start < end && end < each.end),
  );

const wordsOf = (text: string): string =>
  placeholderRanges(text).reduceRight((words, { start, end }) => words.slice(0, start) + words.slice(end), text);

describe('atomicRange', () => {
  it('extends the edited range so that it contains only complete placeholders, and does not change other ranges [CT-1]', () => {
    fc.assert(
      fc.property(textWithSelection, anyEdit, ({ text, selection }, edit) => {
        const own = ownRange(text, selection, edit);
        const range = atomicRange(text, selection, edit) ?? own;
        expect(cuts(text, range)).toBe(false);
        const further = text.slice(range.start, own.start) + text.slice(own.end, range.end);
        if (range.start <= own.start && range.end >= own.end && !cuts(text, own)) expect(further).toBe('');
      }),
    );
  });

  it.each([
    ['a placeholder before the caret', 'a {{b}}', 7, 'backward', 'character', [2, 7]],
    ['a placeholder with the caret inside', 'a {{b}}', 4, 'backward', 'character', [2, 7]],
    ['a placeholder after the caret', 'a {{b}}', 2, 'forward', 'character', [2, 7]],
    ['a letter next to a placeholder', '{{b}} a', 7, 'backward', 'character', undefined],
    ['a word deletion over a placeholder and a comma', '{{b}}, ', 7, 'backward', 'word', [0, 7]],
    ['a word deletion after a placeholder', '{{b}} to', 8, 'backward', 'word', undefined],
    ['a text without a placeholder', 'a b', 3, 'backward', 'word', undefined],
  ] as const)('returns the range to delete for %s', (_, text, at, direction, unit, range) => {
    const deleted = atomicRange(text, { start: at, end: at }, { kind: 'delete', direction, unit });
    expect(deleted && [deleted.start, deleted.end]).toEqual(range);
  });

  it('moves an insertion inside a placeholder to the end of the placeholder', () => {
    expect(atomicRange('{{b}}', { start: 2, end: 2 }, { kind: 'insert', text: 'x' })).toEqual({ start: 5, end: 5 });
  });
});

describe('a long text with 100 placeholders', () => {
  it('is edited like a short text, even if it contains emoji, mixed directions and broken braces [CT-1]', () => {
    const text = '{{a}} 👩‍👩‍👧 إرجاع \u2067{{b}\u2069 {{ c }} '.repeat(150).slice(0, 5000);
    expect(placeholderRanges(text).length).toBeGreaterThan(100);
    expect(
      atomicRange(text, { start: 5, end: 5 }, { kind: 'delete', direction: 'backward', unit: 'character' }),
    ).toEqual({
      start: 0,
      end: 5,
    });
    expect(atomicRange(text, { start: 2, end: 4999 }, { kind: 'insert', text: '' })).toMatchObject({ start: 0 });
    expect(repairedEdit(text, `x${text}`)).toBeUndefined();
  });
});

describe('settledRange', () => {
  it('returns a selection that never starts or ends inside a placeholder [CT-1]', () => {
    fc.assert(
      fc.property(textWithSelection, fc.option(fc.tuple(fc.nat(60), fc.nat(60)), { nil: undefined }), (given, from) => {
        const before = from && { start: Math.min(...from), end: Math.max(...from) };
        const settled = settledRange(given.text, given.selection, before);
        expect(cuts(given.text, settled)).toBe(false);
        expect(settled.start).toBeLessThanOrEqual(settled.end);
        expect(settledRange(given.text, settled, before)).toEqual(settled);
      }),
    );
  });

  it('moves the caret over a complete placeholder, and to the nearer end after a click inside a placeholder', () => {
    const at = (place: number, from?: number) =>
      settledRange(
        'a {{bc}} d',
        { start: place, end: place },
        from === undefined ? undefined : { start: from, end: from },
      );
    expect(at(3, 2)).toEqual({ start: 8, end: 8 });
    expect(at(7, 8)).toEqual({ start: 2, end: 2 });
    expect(at(3)).toEqual({ start: 2, end: 2 });
    expect(at(7)).toEqual({ start: 8, end: 8 });
  });

  it('extends and reduces the selection by complete placeholders', () => {
    const text = '{{b}} c';
    expect(settledRange(text, { start: 0, end: 1 }, { start: 0, end: 0 })).toEqual({ start: 0, end: 5 });
    expect(settledRange(text, { start: 0, end: 4 }, { start: 0, end: 5 })).toEqual({ start: 0, end: 0 });
  });
});

describe('repairedEdit', () => {
  it('keeps or removes each placeholder completely, and never loses typed text [CT-1]', () => {
    fc.assert(
      fc.property(textWithSelection, fc.constantFrom('', 'X', '返'), ({ text, selection }, put) => {
        fc.pre(!/[{}]/.test(wordsOf(text)));
        const after = text.slice(0, selection.start) + put + text.slice(selection.end);
        const { text: corrected = after, caret = 0 } = repairedEdit(text, after) ?? {};
        expect(caret).toBeLessThanOrEqual(corrected.length);
        expect(wordsOf(corrected)).not.toMatch(/[{}]/);
        expect(corrected).toContain(put);
      }),
    );
  });

  it.each([
    ['a {{b}} c', 'a {{xb}} c', 'a {{b}}x c', 8],
    ['a {{b}} c', 'a {{b} c', 'a  c', 2],
    ['a {{b}} c', 'a {{b', 'a ', 2],
  ])('corrects the edit from %j to %j by returning %j', (before, after, text, caret) => {
    expect(repairedEdit(before, after)).toEqual({ text, caret });
  });

  it.each([
    ['a {{b}}', 'a '],
    ['{{{b}}', '{{b}}'],
    ['a', 'a {{b'],
  ])('accepts the edit from %j to %j', (before, after) => {
    expect(repairedEdit(before, after)).toBeUndefined();
  });
});
