import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  joinDocument,
  numbered,
  numbersIn,
  splitDocument,
} from '../../../../server/application/publishing/parts/splitDocument.ts';

/** Replaces hashes by part numbers and reads the document back, as a store does. */
function kept(document: unknown): unknown {
  const { text, parts } = splitDocument(document);
  const numbers = new Map([...parts.keys()].map((hash, index) => [hash, index + 1]));
  const numberOf = (hash: string) => numbers.get(hash) ?? 0;
  const texts = new Map([...parts].map(([hash, part]) => [numberOf(hash), numbered(part, numberOf)]));
  return joinDocument(numbered(text, numberOf), (number) => texts.get(number) ?? '');
}

const reason = (index: number, description = `Reason ${index} and why it is one`) => ({
  code: `CODE_${index}`,
  description,
});
const aList = (length: number) => Array.from({ length }, (_, index) => reason(index));
/** Number of parts of a document that another document does not have. */
function added(before: unknown, after: unknown): number {
  const known = splitDocument(before).parts;
  return [...splitDocument(after).parts.keys()].filter((hash) => !known.has(hash)).length;
}

describe('splitDocument', () => {
  it('can be joined to the original, for any document', () => {
    const long = fc.string({ minLength: 0, maxLength: 3000, unit: 'binary' });
    const key = fc.oneof(fc.string({ maxLength: 12 }), fc.constantFrom('$', '$$', '$join', '$$join', '__proto__', ''));
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5, depthSize: 'large' },
        long,
        fc.integer(),
        fc.double({ noNaN: true, noDefaultInfinity: true }).map((each) => each + 0),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('tree'), { maxLength: 60 }),
        fc.dictionary(key, tie('tree'), { maxKeys: 40 }),
      ),
    }));
    fc.assert(
      fc.property(tree, (document) => {
        const text = JSON.stringify(document);
        expect(kept(JSON.parse(text))).toEqual(JSON.parse(text));
      }),
      { numRuns: 60 },
    );
  });

  it('is not confused by values that look like a reference', () => {
    const document = {
      $: 1,
      $join: [[1], [2]],
      list: [{ $: 'AAAAAAAAAAAAAAAAAAAAAA' }, '{"$":"AAAAAAAAAAAAAAAAAAAAAA"}', '{"$":1}'],
      long: `{"$":1}${'x'.repeat(2000)}`,
    };
    expect(kept(document)).toEqual(document);
  });

  it('has the same hash for any property order, and another for other content', () => {
    const { hash } = splitDocument({ a: 1, bb: { c: aList(300) } });
    expect(splitDocument({ bb: { c: aList(300) }, a: 1 }).hash).toBe(hash);
    expect(splitDocument({ a: 1, bb: { c: aList(299) } }).hash).not.toBe(hash);
  });

  it('shares all but a few parts with a document that differs in one place', () => {
    const list = aList(5000);
    const before = { list, record: Object.fromEntries(list.map((each) => [each.code, each.description])) };
    const all = splitDocument(before).parts.size;
    expect(all).toBeGreaterThan(500);
    expect(added(before, { ...before, list: list.with(2500, reason(2500, 'Another')) })).toBeLessThan(8);
    expect(added(before, { ...before, list: [reason(9999), ...list] })).toBeLessThan(25);
    expect(added(before, { ...before, record: { ...before.record, CODE_77: 'Another' } })).toBeLessThan(8);
  });

  it('has no long parts', () => {
    const { text, parts } = splitDocument({
      list: aList(5000),
      nested: aList(300).map((each) => ({ deep: { each } })),
    });
    for (const part of [text, ...parts.values()]) expect(numbered(part, () => 12345).length).toBeLessThan(1500);
    expect(numbersIn(numbered(text, () => 7))).toContain(7);
  });
});
