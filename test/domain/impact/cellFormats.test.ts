import { describe, expect, it } from 'vitest';
import { guessDayOrder, guessDecimal, readDate, readList, readNumber } from '../../../src/domain/impact/cellFormats.ts';
import { guessColumns } from '../../../src/domain/impact/orderFields.ts';

describe('cells of a file of orders', () => {
  it.each([
    ['1.234,50', ',', 1234.5],
    ['1,234.50', '.', 1234.5],
    ['€ 12,95', ',', 12.95],
    ['12.95 AUD', '.', 12.95],
    ['1 234,5', ',', 1234.5],
    ['¥1,200', '.', 1200],
    ['-4.50', '.', -4.5],
    ['n/a', '.', undefined],
    ['12,34.5', '.', undefined],
    ['1.2.3', '.', undefined],
  ] as const)('reads %s with %s as %s [RL-9]', (cell, decimal, number) => {
    expect(readNumber(cell, decimal)).toBe(number);
  });

  it('finds the decimal sign and the order of a date in what is unambiguous [RL-9]', () => {
    expect(guessDecimal(['1.234', '12,5', '3,25'], ';')).toBe(',');
    expect(guessDecimal(['1,234', '12.5'], ',')).toBe('.');
    expect(guessDecimal(['12', '7'], ';')).toBe(',');
    expect(guessDayOrder(['03/04/2026', '03/25/2026'])).toBe('month-first');
    expect(guessDayOrder(['25.03.2026'])).toBe('day-first');
  });

  it.each([
    ['2026-06-04T10:00:00Z', '2026-06-04'],
    ['20260604', '2026-06-04'],
    ['2026年6月4日', '2026-06-04'],
    ['4.6.2026 10:15', '2026-06-04'],
    ['4 June 2026', '2026-06-04'],
    ['Jun 4, 2026', '2026-06-04'],
    ['2026-02-30', undefined],
    ['yesterday', undefined],
  ])('reads the day %s as %s [RL-9]', (cell, date) => {
    expect(readDate(cell, 'day-first')).toBe(date);
  });

  it('reads lists, and columns by what shops call them in each language [RL-9]', () => {
    expect(readList('Shoes > Boots, Sale|Sale')).toEqual(['Shoes', 'Boots', 'Sale']);
    expect(
      guessColumns(['Name', 'Created at', 'Lineitem name', 'Lineitem price', 'Lineitem sku', 'Shipping Province']),
    ).toEqual({
      orderId: 0,
      purchaseDate: 1,
      itemName: 2,
      price: 3,
      sku: 4,
      area: 5,
    });
    expect(guessColumns(['注文番号', '購入日', '価格'])).toEqual({ orderId: 0, purchaseDate: 1, price: 2 });
    expect(guessColumns(['Numéro de commande', 'Prix', 'Catégorie'])).toEqual({ orderId: 0, price: 1, categories: 2 });
  });
});
