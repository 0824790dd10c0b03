import { describe, expect, it } from 'vitest';
import { readPrice } from '../../../src/domain/orders/price.ts';

describe('readPrice', () => {
  it.each([
    ['0', '.', 0],
    ['1,249', '.', 1249],
    ['1,249', ',', 1.249],
    ['-1', '.', undefined],
    ['1e3', '.', undefined],
  ] as const)('reads %s with the decimal separator "%s" as %s [RL-7]', (typed, decimal, price) => {
    expect(readPrice(typed, decimal)).toBe(price);
  });
});
