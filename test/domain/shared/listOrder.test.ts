import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorsOf, inOrderOf, isInSameOrder, withIncoming } from '../../../src/domain/shared/listOrder.ts';

const itself = (id: string): string => id;
const incoming = (...entries: readonly (readonly [string, string?])[]) =>
  entries.map(([entry, before]) => ({ entry, before }));
const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));

describe('listOrder [PB-16]', () => {
  it('withIncoming inserts an entry before its anchor, or at the end of the list if the anchor is missing', () => {
    const list = ['a', 'b'];
    expect(withIncoming(list, [], itself)).toEqual(list);
    const all = incoming(['x', 'a'], ['y', 'b'], ['z'], ['w', 'gone']);
    expect(withIncoming(list, all, itself)).toEqual(['x', 'a', 'y', 'b', 'z', 'w']);
    expect(withIncoming(list, incoming(['x', 'b'], ['y', 'b']), itself)).toEqual(['a', 'x', 'y', 'b']);
  });

  it('withIncoming accepts inserted entries as anchors, and loses no entry if the anchors form a cycle', () => {
    expect(withIncoming(['a'], incoming(['x', 'y'], ['y', 'a'], ['v', 'w'], ['w']), itself)).toEqual([
      'x',
      'y',
      'a',
      'v',
      'w',
    ]);
    const circle = withIncoming(['a'], incoming(['x', 'y'], ['y', 'x'], ['z', 'z']), itself);
    expect(circle.toSorted()).toEqual(['a', 'x', 'y', 'z']);
  });

  it('inOrderOf sorts entries by the given ids and puts entries with other ids at the end', () => {
    expect(inOrderOf(['a', 'b', 'c', 'd'], ['d', 'gone', 'b'], itself)).toEqual(['d', 'b', 'a', 'c']);
    expect(inOrderOf(['b', 'a'], [], itself)).toEqual(['b', 'a']);
  });

  it('anchorsOf maps an added entry to the next entry that both lists contain', () => {
    expect(anchorsOf(['a', 'b'], ['x', 'y', 'b', 'z', 'a', 'w'])).toEqual(
      new Map([
        ['x', 'b'],
        ['y', 'b'],
        ['z', 'a'],
      ]),
    );
    expect(anchorsOf([], ['a'])).toEqual(new Map());
  });

  it('isInSameOrder compares only the entries that both lists contain', () => {
    expect(isInSameOrder(['a', 'x', 'b'], ['a', 'b', 'y'])).toBe(true);
    expect(isInSameOrder(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(isInSameOrder(['a'], ['b'])).toBe(true);
    expect(isInSameOrder([], ['b'])).toBe(true);
  });

  it('anchorsOf and withIncoming restore a list if the entries that remain in it have their original order', () => {
    fc.assert(
      fc.property(ids, ids, (from, to) => {
        const staying = from.filter((id) => to.includes(id));
        const anchors = anchorsOf(staying, to);
        const added = to.filter((id) => !from.includes(id)).map((id) => ({ entry: id, before: anchors.get(id) }));
        const made = withIncoming(staying, added, itself);
        expect(inOrderOf(made, to, itself)).toEqual(to);
        if (isInSameOrder(staying, to)) expect(made).toEqual(to);
      }),
    );
  });
});
