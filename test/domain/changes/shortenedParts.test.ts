import { describe, expect, it } from 'vitest';
import { shortenedParts } from '../../../src/domain/changes/differences/shortenedParts.ts';
import type { TextPart } from '../../../src/domain/changes/differences/shortestEdit.ts';

const added: TextPart = { kind: 'added', text: 'new '.repeat(100) };
const same = (text: string): TextPart => ({ kind: 'same', text });
const LEFT_OUT = { kind: 'left-out' };
/** `count` words of four letters, each followed by a space. */
const words = (count: number): string => 'word '.repeat(count);

describe('shortenedParts', () => {
  it('keeps all changed text, and unchanged text of up to 180 characters [PC-10]', () => {
    const parts = [same('x'.repeat(180)), added, { kind: 'removed', text: 'y'.repeat(500) } as const];
    expect(shortenedParts(parts)).toEqual(parts);
  });

  it('omits the middle of a long unchanged text between two changes [PC-10]', () => {
    expect(shortenedParts([added, same(words(50)), added])).toEqual([
      added,
      same(words(12)),
      LEFT_OUT,
      same(` ${words(11)}`),
      added,
    ]);
  });

  it('omits the far end of unchanged text before the first or after the last change [PC-10]', () => {
    const long = same(words(50));
    expect(shortenedParts([long, added])).toEqual([LEFT_OUT, same(` ${words(11)}`), added]);
    expect(shortenedParts([added, long])).toEqual([added, same(words(12)), LEFT_OUT]);
    expect(shortenedParts([long])).toEqual([LEFT_OUT]);
  });

  it('cuts unchanged text within a word if no space is near, but never within a character [PC-10]', () => {
    const unspaced = '書💡'.repeat(100);
    expect(shortenedParts([added, same(unspaced), added])).toEqual([
      added,
      same('書💡'.repeat(30)),
      LEFT_OUT,
      same('書💡'.repeat(30)),
      added,
    ]);
    const farSpaces = `${'a'.repeat(30)} ${'b'.repeat(300)} ${'c'.repeat(29)}`;
    expect(shortenedParts([added, same(farSpaces), added]).slice(1, -1)).toEqual([
      same(`${'a'.repeat(30)} ${'b'.repeat(29)}`),
      LEFT_OUT,
      same(`${'b'.repeat(30)} ${'c'.repeat(29)}`),
    ]);
  });

  it('cuts unchanged text at the space that is nearest to the maximum length [PC-10]', () => {
    const nearSpaces = `${'a'.repeat(31)} ${'b'.repeat(300)} ${'c'.repeat(30)}`;
    expect(shortenedParts([added, same(nearSpaces), added]).slice(1, -1)).toEqual([
      same(`${'a'.repeat(31)} `),
      LEFT_OUT,
      same(` ${'c'.repeat(30)}`),
    ]);
    const first = ` ${'d'.repeat(59)}`;
    expect(shortenedParts([added, same('x'.repeat(200) + first), added]).at(-2)).toEqual(same(first));
  });
});
