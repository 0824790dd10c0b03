import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makePartialMatcher } from '../../../../src/domain/rules/index/partialMatcher.ts';
import { RUNS } from '../arbitraryRules.ts';

const letters = (lengths: { readonly minLength?: number; readonly maxLength: number }) =>
  fc.string({ unit: fc.constantFrom('a', 'b'), ...lengths });

describe('partialMatcher', () => {
  it('finds searched texts that overlap or contain each other [RL-3]', () => {
    const find = makePartialMatcher(['aab', 'b', 'abab', 'ba']);
    expect(find('aaab')).toEqual(new Set([0, 1]));
    expect(find('ababab')).toEqual(new Set([1, 2, 3]));
    expect(find('aa')).toEqual(new Set());
    expect(find('')).toEqual(new Set());
  });

  it('finds the same texts as `includes`, even if a text is searched twice [RL-3] [RL-7]', () => {
    const parts = fc.array(letters({ minLength: 1, maxLength: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(parts, letters({ maxLength: 10 }), (listed, text) => {
        const contained = [...listed.keys()].filter((place) => text.includes(listed[place] ?? ''));
        expect(makePartialMatcher(listed)(text)).toEqual(new Set(contained));
      }),
      { numRuns: RUNS },
    );
  });
});
