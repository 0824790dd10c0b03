import { expect, it } from 'vitest';
import { chipDifference, isMembersChange } from '../../../src/domain/changes/differences/chipDifference.ts';

it('chipDifference lists added and removed entries of a list, and counts unchanged ones [PC-10]', () => {
  expect(chipDifference(['AU', 'NZ', 'FJ'], ['NZ', 'JP', 'JP'])).toEqual({
    added: ['JP'],
    removed: ['AU', 'FJ'],
    keptCount: 1,
  });
});

it('isMembersChange is true only for a long list in which the remaining entries keep their order [PC-10]', () => {
  const long = ['Home', 'Branding', 'Wording', 'Languages', 'Reasons', 'Rules'];
  expect(isMembersChange(long, long.toSpliced(1, 1))).toBe(true);
  expect(isMembersChange(long, [...long, 'Refunds'])).toBe(true);
  expect(isMembersChange(long, [...long.toSpliced(0, 1), 'Home', 'Refunds'])).toBe(false);
  expect(isMembersChange(long, long.toReversed())).toBe(false);
  expect(isMembersChange(['Photo', 'Label'], ['Photo'])).toBe(false);
  expect(isMembersChange([...long, 'Home'], long)).toBe(false);
});
