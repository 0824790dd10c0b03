import { describe, expect, it } from 'vitest';
import { sampleOrders } from '../../../src/domain/orders/sampleOrders.ts';
import { compileRules } from '../../../src/domain/rules/evaluation/compileRules.ts';
import { aRule } from '../rules/aRule.ts';

const today = '2026-11-21';

describe('sampleOrders [RL-7] [RL-9]', () => {
  it('returns the same orders for the same arguments, and begins a longer list with the orders of a shorter list', () => {
    const rules = [aRule('tasmania', { conditions: [{ fact: 'area', operator: 'fullMatch', value: ['TAS'] }] })];
    const orders = sampleOrders({ count: 200, today, rules });
    expect(sampleOrders({ count: 200, today, rules })).toEqual(orders);
    expect(sampleOrders({ count: 50, today, rules })).toEqual(orders.slice(0, 50));
    expect(new Set(orders.map(({ orderId }) => orderId)).size).toBe(200);
  });

  it('includes orders with the categories, tags, articles and areas that the conditions of the rules contain', () => {
    const facts = ['categories', 'tags', 'sku', 'area'] as const;
    const rules = facts.map((fact) =>
      aRule(fact, { conditions: [{ fact, operator: 'fullMatch', value: [`a ${fact} of this shop`] }] }),
    );
    const compiled = compileRules(rules);
    const firing = new Set(sampleOrders({ count: 500, today, rules }).flatMap((order) => compiled.firing(order)));
    expect(firing.size).toBe(facts.length);
  });

  it('returns orders with valid dates until today, and with prices scaled by the given price factor', () => {
    const orders = sampleOrders({ count: 500, today, rules: [], priceFactor: 100 });
    for (const { purchaseDate, price } of orders) {
      expect(purchaseDate! <= today && purchaseDate! > '2026-05-01').toBe(true);
      expect(Number.isInteger(price) && price! > 0).toBe(true);
    }
    expect(() => sampleOrders({ count: 1, today: '2026-02-30', rules: [] })).toThrow(RangeError);
  });
});
