import { describe, expect, it } from 'vitest';
import { mirrored, type Box } from './mirrored.ts';
import { untranslated } from './untranslated.ts';

describe('untranslated [LG-3]', () => {
  const known = ['Northwind Outdoor', 'enclosed', '12 High Street', 'Sydney', 'NSW'];

  it.each([
    ['[Šååṽéé]', []],
    ['[Šååṽéé Northwind Outdoor]', []],
    ['12 High Street, Sydney', []],
    ['Close', ['Close (in: Close)']],
    ['[Šååṽéé] now', ['now (in: [Šååṽéé] now)']],
    ['northwind outdoor', ['northwind outdoor (in: northwind outdoor)']],
    ['12 · 4 × 5', []],
    ['12 High Street, Sydney NSW 2000', []],
    ['2 items Sydney', ['2 items Sydney (in: 2 items Sydney)']],
    ['NZ', []],
    ['#ffaa00', []],
    ['Español', []],
    ['[Šååṽéé {{orderId}}]', []],
    ['{{orderId}} now', ['now (in: {{orderId}} now)']],
  ])('returns for the text %j: %j', (text, found) => {
    expect(untranslated([text], known)).toEqual(found);
  });
});

describe('mirrored [LG-1]', () => {
  const box = (path: string, left: number, right: number, top = 0): Box => ({
    path,
    left,
    right,
    top,
    bottom: top + 20,
  });
  const ltr = [box('a', 0, 100), box('b', 100, 400), box('c', 20, 80, 40)];

  it('accepts boxes within a pixel of their mirror position', () => {
    const rtl = [box('a', 900, 1000), box('b', 600.9, 900), box('c', 920, 980, 40)];
    expect(mirrored(ltr, rtl, 1000)).toEqual({ share: 1, boxes: 3, elsewhere: [] });
  });

  it('lists boxes that have another position, are missing, or have no counterpart', () => {
    expect(mirrored(ltr, [box('a', 0, 100), box('c', 920, 980, 42), box('d', 0, 10)], 1000)).toEqual({
      share: 0,
      boxes: 4,
      elsewhere: [
        'a: 900 1000 0 20 is 0 100 0 20',
        'b: 600 900 0 20 is not there',
        'c: 920 980 40 60 is 920 980 42 62',
        'd: only from right to left',
      ],
    });
    expect(mirrored([], [], 1000).share).toBe(0);
  });
});
