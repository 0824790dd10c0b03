import { describe, expect, it } from 'vitest';
import { jsonExcess } from '../../../server/infrastructure/http/acceptBodies.ts';

const LIMITS = { depth: 3, values: 6 };

describe('jsonExcess', () => {
  it.each([
    ['[[[]]]', undefined],
    ['[[[[]]]]', 'depth'],
    ['[[],{"a":{}}]', undefined],
    ['{"a":{"b":{"c":{}}}}', 'depth'],
    ['[1,2,3,4,5,6]', undefined],
    ['[1,2,3,4,5,6,7]', 'values'],
    // A property counts as two values.
    ['{"a":1,"b":2,"c":3}', undefined],
    ['{"a":1,"b":2,"c":3,"d":4}', 'values'],
    [String.raw`["[[[[,,,,,,,","\"[[[[,,,,,,,","\\",1]`, undefined],
    ['', undefined],
    [']]]][[[', undefined],
  ])('for %s returns %s', (text, excess) => expect(jsonExcess(text, LIMITS)).toBe(excess));

  it.each([
    ['[', 'depth', 3],
    [',', 'values', 6],
  ])('stops reading as soon as a limit is exceeded: %s', (sign, excess, last) => {
    const read: number[] = [];
    const text = {
      length: 1_000_000,
      charCodeAt: (at: number) => {
        read.push(at);
        return sign.charCodeAt(0);
      },
    };
    expect(jsonExcess(text, LIMITS)).toBe(excess);
    expect(read.at(-1)).toBe(last);
    expect(read).toHaveLength(last + 1);
  });
});
