import { expect, it } from 'vitest';
import { chipDifference } from '../../../src/domain/changes/chipDifference.ts';

it('tells what comes to a list and what goes, and counts what stays [PC-10]', () => {
  expect(chipDifference(['AU', 'NZ', 'FJ'], ['NZ', 'JP', 'JP'])).toEqual({
    added: ['JP'],
    removed: ['AU', 'FJ'],
    keptCount: 1,
  });
});
