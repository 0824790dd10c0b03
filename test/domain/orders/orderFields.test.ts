import { describe, expect, it } from 'vitest';
import { guessColumns } from '../../../src/domain/orders/orderFields.ts';

describe('guessColumns', () => {
  it('recognizes order columns by the usual names of shop systems, in each language [RL-9]', () => {
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
    expect(guessColumns(['Price, EUR', 'Tags (all)', 'Date UTC'])).toEqual({ price: 0, tags: 1, purchaseDate: 2 });
    expect(guessColumns(['注文番号', '購入日', '価格'])).toEqual({ orderId: 0, purchaseDate: 1, price: 2 });
    expect(guessColumns(['Numéro de commande', 'Prix', 'Catégorie'])).toEqual({ orderId: 0, price: 1, categories: 2 });
  });
});
