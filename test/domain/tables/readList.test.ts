import { describe, expect, it } from 'vitest';
import { readList } from '../../../src/domain/tables/cell.ts';

describe('readList', () => {
  it('splits a text at commas, semicolons and bars and removes duplicates, but does not split a path such as "Home > Lamps" [RL-7] [RL-9]', () => {
    expect(readList(' Home > Lamps, Sale|Sale; ')).toEqual(['Home > Lamps', 'Sale']);
    expect(readList('')).toEqual([]);
  });
});
