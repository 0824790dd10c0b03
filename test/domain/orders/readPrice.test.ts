import { describe, expect, it } from 'vitest';
import { readPrice } from '../../../src/domain/orders/price.ts';

describe('readPrice', () => {
  it.each([
    ['249', '.', 249],
    ['249.', '.', 249],
    ['1,249.50', '.', 1249.5],
    ['1.249,50', ',', 1249.5],
    ['249,50', '.', 249.5],
    ['249.5', ',', 249.5],
    ['1,249', '.', 1249],
    ['２４９', '.', 249],
    ['-1', '.', undefined],
    ['1e3', '.', undefined],
    ['1.2.3', '.', undefined],
    ['', '.', undefined],
  ] as const)('reads %s with the decimal separator "%s" as %s [RL-7]', (typed, decimal, price) => {
    expect(readPrice(typed, decimal)).toBe(price);
  });
});
