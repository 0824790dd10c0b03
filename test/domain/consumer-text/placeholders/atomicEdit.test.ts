import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  atomicRange,
  mendedEdit,
  settledRange,
  type AtomicEdit,
} from '../../../../src/domain/consumer-text/placeholders/atomicEdit.ts';
import { placeholderRanges, type TextRange } from '../../../../src/domain/consumer-text/placeholders/placeholders.ts';

/** Texts with placeholders among words of either direction, emoji and braces that are none. */
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

/** What a text field replaces by itself: the selection, or the nearest character, or the nearest word with signs before it. */
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

describe('an edit of a text with placeholders', () => {
  it('takes each of them whole or leaves it, and nothing else more than the field would [CT-1]', () => {
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
    ['behind one', 'a {{b}}', 7, 'backward', 'character', [2, 7]],
    ['within one', 'a {{b}}', 4, 'backward', 'character', [2, 7]],
    ['before one', 'a {{b}}', 2, 'forward', 'character', [2, 7]],
    ['beside a letter', '{{b}} a', 7, 'backward', 'character', undefined],
    ['behind one and a comma, a word', '{{b}}, ', 7, 'backward', 'word', [0, 7]],
    ['behind one and a word, a word', '{{b}} to', 8, 'backward', 'word', undefined],
    ['where there is none', 'a b', 3, 'backward', 'word', undefined],
  ] as const)('that deletes %s takes what it has to', (_, text, at, direction, unit, range) => {
    const taken = atomicRange(text, { start: at, end: at }, { kind: 'delete', direction, unit });
    expect(taken && [taken.start, taken.end]).toEqual(range);
  });

  it('types behind a placeholder rather than within it', () => {
    expect(atomicRange('{{b}}', { start: 2, end: 2 }, { kind: 'insert', text: 'x' })).toEqual({ start: 5, end: 5 });
  });
});

describe('a text of 5,000 characters', () => {
  it('of emoji, mixed directions and broken braces is edited as any other [CT-1]', () => {
    const text = '{{a}} 👩‍👩‍👧 إرجاع \u2067{{b}\u2069 {{ c }} '.repeat(150).slice(0, 5000);
    expect(placeholderRanges(text).length).toBeGreaterThan(100);
    expect(
      atomicRange(text, { start: 5, end: 5 }, { kind: 'delete', direction: 'backward', unit: 'character' }),
    ).toEqual({
      start: 0,
      end: 5,
    });
    expect(atomicRange(text, { start: 2, end: 4999 }, { kind: 'insert', text: '' })).toMatchObject({ start: 0 });
    expect(mendedEdit(text, `x${text}`)).toBeUndefined();
  });
});

describe('a selection', () => {
  it('never ends within a placeholder [CT-1]', () => {
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

  it('steps over one from either side, and goes to the nearer side where it was set', () => {
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

  it('grows and shrinks by all of one', () => {
    const text = '{{b}} c';
    expect(settledRange(text, { start: 0, end: 1 }, { start: 0, end: 0 })).toEqual({ start: 0, end: 5 });
    expect(settledRange(text, { start: 0, end: 4 }, { start: 0, end: 5 })).toEqual({ start: 0, end: 0 });
  });
});

describe('a text that its field changed by itself', () => {
  it('has each placeholder of the text before whole, or not at all, and what was typed [CT-1]', () => {
    fc.assert(
      fc.property(textWithSelection, fc.constantFrom('', 'X', '返'), ({ text, selection }, put) => {
        fc.pre(!/[{}]/.test(wordsOf(text)));
        const after = text.slice(0, selection.start) + put + text.slice(selection.end);
        const { text: mended = after, caret = 0 } = mendedEdit(text, after) ?? {};
        expect(caret).toBeLessThanOrEqual(mended.length);
        expect(wordsOf(mended)).not.toMatch(/[{}]/);
        expect(mended).toContain(put);
      }),
    );
  });

  it.each([
    ['a {{b}} c', 'a {{xb}} c', 'a {{b}}x c', 8],
    ['a {{b}} c', 'a {{b} c', 'a  c', 2],
    ['a {{b}} c', 'a {{b', 'a ', 2],
  ])('%j, %j becomes %j', (before, after, text, caret) => {
    expect(mendedEdit(before, after)).toEqual({ text, caret });
  });

  it.each([
    ['a {{b}}', 'a '],
    ['{{{b}}', '{{b}}'],
    ['a', 'a {{b'],
  ])('%j is left as %j', (before, after) => {
    expect(mendedEdit(before, after)).toBeUndefined();
  });
});
