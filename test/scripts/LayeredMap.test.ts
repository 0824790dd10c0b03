import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LayeredMap } from '../../scripts/support/build/LayeredMap.ts';

const key = fc.nat(30);
const step = fc.oneof(
  fc.record({ act: fc.constant('set' as const), at: fc.nat(9), key, value: fc.nat(999) }),
  fc.record({ act: fc.constant('delete' as const), at: fc.nat(9), key }),
  fc.record({ act: fc.constant('copy' as const), at: fc.nat(9) }),
);

describe('a map in layers', () => {
  it('and all its copies hold what plain maps hold, whichever is changed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
        const layered = [new LayeredMap<number, number>()];
        const plain = [new Map<number, number>()];
        for (const each of steps) {
          const at = each.at % layered.length;
          const [one, other] = [layered[at]!, plain[at]!];
          if (each.act === 'copy') {
            layered.push(one.copy());
            plain.push(new Map(other));
          } else if (each.act === 'set') {
            one.set(each.key, each.value);
            other.set(each.key, each.value);
          } else {
            one.delete(each.key);
            other.delete(each.key);
          }
        }
        for (const [index, map] of plain.entries()) {
          expect([...layered[index]!.keys()].toSorted((a, b) => a - b)).toEqual(
            [...map.keys()].toSorted((a, b) => a - b),
          );
          for (let at = 0; at <= 30; at += 1) expect(layered[index]!.get(at)).toBe(map.get(at));
        }
      }),
    );
  });

  it('keeps the order in which keys came', () => {
    const map = new LayeredMap<string, number>();
    for (const [value, name] of ['b', 'a', 'c'].entries()) map.set(name, value);
    const copy = map.copy();
    copy.set('a', 9);
    copy.set('d', 4);
    expect([...copy.keys()]).toEqual(['b', 'a', 'c', 'd']);
    expect([...map.keys()]).toEqual(['b', 'a', 'c']);
  });
});
