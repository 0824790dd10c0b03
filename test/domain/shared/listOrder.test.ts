import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorsOf, inOrderOf, isInSameOrder, withIncoming } from '../../../src/domain/shared/listOrder.ts';

const itself = (id: string): string => id;
const incoming = (...entries: readonly (readonly [string, string?])[]) =>
  entries.map(([entry, before]) => ({ entry, before }));
const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));

describe('the order of a list [PB-16]', () => {
  it('takes in what comes before the entry it names, and at its end where that is not there', () => {
    const list = ['a', 'b'];
    expect(withIncoming(list, [], itself)).toEqual(list);
    const all = incoming(['x', 'a'], ['y', 'b'], ['z'], ['w', 'gone']);
    expect(withIncoming(list, all, itself)).toEqual(['x', 'a', 'y', 'b', 'z', 'w']);
    expect(withIncoming(list, incoming(['x', 'b'], ['y', 'b']), itself)).toEqual(['a', 'x', 'y', 'b']);
  });

  it('takes in what comes before an entry that comes in itself, and all of a circle', () => {
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

  it('is that of the ids given; what they do not name keeps to the end as it stood', () => {
    expect(inOrderOf(['a', 'b', 'c', 'd'], ['d', 'gone', 'b'], itself)).toEqual(['d', 'b', 'a', 'c']);
    expect(inOrderOf(['b', 'a'], [], itself)).toEqual(['b', 'a']);
  });

  it('is told by the next entry both lists have', () => {
    expect(anchorsOf(['a', 'b'], ['x', 'y', 'b', 'z', 'a', 'w'])).toEqual(
      new Map([
        ['x', 'b'],
        ['y', 'b'],
        ['z', 'a'],
      ]),
    );
    expect(anchorsOf([], ['a'])).toEqual(new Map());
  });

  it('is the same where what two lists share follows one another alike', () => {
    expect(isInSameOrder(['a', 'x', 'b'], ['a', 'b', 'y'])).toBe(true);
    expect(isInSameOrder(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(isInSameOrder(['a'], ['b'])).toBe(true);
    expect(isInSameOrder([], ['b'])).toBe(true);
  });

  it('comes back once what is new is placed by its anchors, where what stayed stands alike', () => {
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
