import { describe, expect, it } from 'vitest';
import { readList } from '../../../src/domain/tables/cell.ts';

describe('readList', () => {
  it('splits at comma, semicolon or bar, without duplicates; a path is one text [RL-7] [RL-9]', () => {
    expect(readList(' Home > Lamps, Sale|Sale; ')).toEqual(['Home > Lamps', 'Sale']);
    expect(readList('')).toEqual([]);
  });
});
