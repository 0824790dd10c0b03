import { describe, expect, it } from 'vitest';
import { readList } from '../../../src/domain/tables/readList.ts';

describe('a cell that lists texts', () => {
  it('has them apart by comma, semicolon or bar, each once; a path is one of them [RL-7] [RL-9]', () => {
    expect(readList(' Home > Lamps, Sale|Sale; ')).toEqual(['Home > Lamps', 'Sale']);
    expect(readList('')).toEqual([]);
  });
});
