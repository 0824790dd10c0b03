import { expect, it } from 'vitest';
import { chipDifference, isMembersChange } from '../../../src/domain/changes/chipDifference.ts';

it('tells what comes to a list and what goes, and counts what stays [PC-10]', () => {
  expect(chipDifference(['AU', 'NZ', 'FJ'], ['NZ', 'JP', 'JP'])).toEqual({
    added: ['JP'],
    removed: ['AU', 'FJ'],
    keptCount: 1,
  });
});

it('tells a long list by what comes and goes where the rest keeps its order, a short or a moved one whole [PC-10]', () => {
  const long = ['Home', 'Branding', 'Wording', 'Languages', 'Reasons', 'Rules'];
  expect(isMembersChange(long, long.toSpliced(1, 1))).toBe(true);
  expect(isMembersChange(long, [...long, 'Refunds'])).toBe(true);
  expect(isMembersChange(long, [...long.toSpliced(0, 1), 'Home', 'Refunds'])).toBe(false);
  expect(isMembersChange(long, long.toReversed())).toBe(false);
  expect(isMembersChange(['Photo', 'Label'], ['Photo'])).toBe(false);
  expect(isMembersChange([...long, 'Home'], long)).toBe(false);
});
