import { describe, expect, it } from 'vitest';
import { shortenedParts } from '../../../src/domain/changes/differences/shortenedParts.ts';
import type { TextPart } from '../../../src/domain/changes/differences/textDiff.ts';

const added: TextPart = { kind: 'added', text: 'new '.repeat(100) };
const same = (text: string): TextPart => ({ kind: 'same', text });
const LEFT_OUT = { kind: 'left-out' };
/** `count` words of four letters, each followed by a space. */
const words = (count: number): string => 'word '.repeat(count);

describe('shortenedParts', () => {
  it('keeps every change, and shared text up to three times the length kept next to a change [PC-10]', () => {
    const parts = [same('x'.repeat(180)), added, { kind: 'removed', text: 'y'.repeat(500) } as const];
    expect(shortenedParts(parts)).toEqual(parts);
  });

  it('omits shared text between two changes, except some words at both ends [PC-10]', () => {
    expect(shortenedParts([added, same(words(50)), added])).toEqual([
      added,
      same(words(12)),
      LEFT_OUT,
      same(` ${words(11)}`),
      added,
    ]);
  });

  it('keeps one end of shared text at the start or end, and none if nothing changed [PC-10]', () => {
    const long = same(words(50));
    expect(shortenedParts([long, added])).toEqual([LEFT_OUT, same(` ${words(11)}`), added]);
    expect(shortenedParts([added, long])).toEqual([added, same(words(12)), LEFT_OUT]);
    expect(shortenedParts([long])).toEqual([LEFT_OUT]);
  });

  it('cuts inside a word if no space is near, and never inside a character [PC-10]', () => {
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

  it('cuts at a space just past the middle of the kept text [PC-10]', () => {
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
