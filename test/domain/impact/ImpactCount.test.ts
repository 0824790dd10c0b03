import { describe, expect, it } from 'vitest';
import { ImpactCount } from '../../../src/domain/impact/ImpactCount.ts';
import { PublishedDecisions } from '../../../src/domain/impact/PublishedDecisions.ts';
import { columnsOf } from '../../../src/domain/impact/OrderColumns.ts';
import type { PastOrder } from '../../../src/domain/orders/sampleOrders.ts';
import type { ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import { makeWorkload } from '../rules/ruleWorkload.ts';
import { changedItems } from './changedItems.ts';

const order = (orderId: string, more: Partial<PastOrder>): PastOrder => ({
  orderId,
  itemName: 'Lamp',
  price: 100,
  ...more,
});
const rule = (ruleId: string, more: Partial<ReturnRule>): ReturnRule =>
  ({ ruleId, name: ruleId, priority: 1, enabled: true, conditions: [], ...more }) as ReturnRule;
const days = (ruleId: string, count: number, more: Partial<ReturnRule> = {}): ReturnRule =>
  rule(ruleId, { ruleType: 'RETURN_WINDOWS', eventData: { days: count, from: 'purchaseDate' }, ...more } as never);
const fee = (ruleId: string, amount: number, currency: string): ReturnRule =>
  rule(ruleId, { ruleType: 'REFUND_FEES', eventData: { amount, name: 'Handling', currency } } as never);

function count(
  orders: readonly PastOrder[],
  published: readonly ReturnRule[],
  pending: readonly ReturnRule[],
): ImpactCount {
  const all = new ImpactCount(new PublishedDecisions(columnsOf(orders), published), pending);
  while (!all.isComplete) all.advance(7);
  return all;
}

describe('ImpactCount', () => {
  it('finds exactly the orders that the old and new rules decide differently, when it counts them in several parts [RL-9]', () => {
    const rules = makeWorkload(1).rules(200);
    const edited = rules.slice(3).map((each, nth) => {
      if (each.ruleType === 'RETURN_WINDOWS') return { ...each, eventData: { days: nth, from: 'purchaseDate' } };
      return nth % 9 === 0 ? { ...each, priority: each.priority + 50 } : each;
    });
    const items = makeWorkload(2).items(400);
    const orders = items.map((item, nth) => ({ ...item, orderId: String(nth), itemName: '' }));
    const expected = changedItems(items, rules, edited);
    const counted = count(orders, rules, edited);
    const found = [...counted.find({})].map((nth) => counted.rowAt(nth));
    expect(found.length).toBeGreaterThan(20);
    expect(
      found.map(({ order: item, changes }) => ({
        item,
        types: changes.map(({ before }) => counted.effects[before]?.type),
      })),
    ).toEqual(expected);
    expect(counted.summary.changedOrders).toBe(expected.length);
  });

  it('counts longer and shorter return windows separately, with the value of the goods and the responsible rule [RL-9]', () => {
    const dear = days('dear', 60, {
      priority: 2,
      conditions: [{ fact: 'price', operator: 'greaterThan', value: 500 }],
    });
    const { summary } = count(
      [order('1', { price: 900 }), order('2', { price: 700 }), order('3', {})],
      [days('all', 30)],
      [days('all', 30), dear],
    );
    expect(summary).toMatchObject({ orders: 3, changedOrders: 2, changedBySeveral: 0 });
    expect(summary.window).toEqual({
      longer: { orders: 2, value: 1_600 },
      shorter: { orders: 0, value: 0 },
      other: { orders: 0, value: 0 },
    });
    expect(summary.rules).toEqual([
      { ruleId: 'dear', name: 'dear', type: 'RETURN_WINDOWS', state: 'added', orders: 2 },
    ]);
  });

  it('adds up the fees of returnable orders by currency, and reports an archived rule as removed [RL-9]', () => {
    const noTents = rule('tents', {
      ruleType: 'NON_RETURNABLE_ITEM',
      eventData: { isNotReturnable: true },
      conditions: [{ fact: 'categories', operator: 'fullMatch', value: ['Tents'] }],
    } as never);
    const orders = [order('1', {}), order('2', {}), order('3', { categories: ['Tents'] })];
    const changedFee = count(orders, [noTents, fee('kept', 5, 'EUR')], [noTents, fee('kept', 7, 'USD')]).summary;
    expect(changedFee.fees).toEqual([
      { currency: 'EUR', before: 10, after: 0 },
      { currency: 'USD', before: 0, after: 14 },
    ]);
    const archived = count(orders, [noTents], []).summary;
    expect(archived.returnable).toEqual({ gained: { orders: 1, value: 100 }, lost: { orders: 0, value: 0 } });
    expect(archived.rules).toMatchObject([{ ruleId: 'tents', state: 'removed', orders: 1 }]);
  });

  it('attributes a return address that is no longer needed to the rule for items that customers keep [RL-9]', () => {
    const address = rule('address', { ruleType: 'RETURN_ADDRESS', eventData: { locationId: 'main' } } as never);
    const keep = rule('keep', { ruleType: 'RETURNLESS_ITEM', eventData: { returnless: true } } as never);
    const { summary } = count([order('1', { price: 20 })], [address], [address, keep]);
    expect(summary.byType).toMatchObject({ RETURN_ADDRESS: 1, RETURNLESS_ITEM: 1 });
    expect(summary.returnless).toEqual({ before: { orders: 0, value: 0 }, after: { orders: 1, value: 20 } });
    expect(summary.rules).toMatchObject([{ ruleId: 'keep', orders: 1 }]);
  });

  it('finds changed orders by rule type, by rule, and by a part of the order number, item name or SKU [RL-9]', () => {
    const counted = count(
      [order('A-1', { sku: 'LMP-1' }), order('A-2', { itemName: 'Tent' })],
      [days('all', 30), fee('fee', 5, 'EUR')],
      [days('all', 60), fee('fee', 5, 'EUR')],
    );
    expect([...counted.find({ type: 'RETURN_WINDOWS', search: 'lmp' })]).toEqual([0]);
    expect([...counted.find({ rule: 0, search: 'TENT' })]).toEqual([1]);
    expect([...counted.find({ type: 'REFUND_FEES' })]).toEqual([]);
  });

  it('marks the decision about the return address as irrelevant (moot) if the item is not sent back [RL-9]', () => {
    const keep = rule('keep', { ruleType: 'RETURNLESS_ITEM', eventData: { returnless: true } } as never);
    const { summary } = count([order('1', {})], [], [keep]);
    const addresses = summary.flows.filter(({ type }) => type === 'RETURN_ADDRESS');
    expect(addresses.map(({ before, after }) => [summary.effects[before], summary.effects[after]])).toEqual([
      [{ type: 'RETURN_ADDRESS' }, { type: 'RETURN_ADDRESS', isMoot: true }],
    ]);
    expect(summary.rules).toMatchObject([{ ruleId: 'keep', orders: 1 }]);
  });

  it('counts an order that is no longer returnable only once, even if other decisions about it change too [RL-9]', () => {
    const forbid = rule('no', { ruleType: 'NON_RETURNABLE_ITEM', eventData: { isNotReturnable: true } } as never);
    const address = rule('address', { ruleType: 'RETURN_ADDRESS', eventData: { locationId: 'main' } } as never);
    const published = [days('all', 30), address];
    const { summary } = count([order('1', {}), order('2', {})], published, [...published, forbid]);
    expect(summary).toMatchObject({ changedOrders: 2, returnable: { lost: { orders: 2 } } });
    expect(Object.entries(summary.byType).filter(([, orders]) => orders > 0)).toEqual([['NON_RETURNABLE_ITEM', 2]]);
    const longer = count([order('1', {})], [forbid, days('all', 30)], [forbid, days('all', 60)]).summary;
    expect(longer).toMatchObject({ changedOrders: 0, window: { longer: { orders: 0 } } });
  });

  it('reports that the counted orders say nothing about a changed rule if the rule matches none of them [RL-9]', () => {
    const boats = days('boats', 90, { conditions: [{ fact: 'categories', operator: 'fullMatch', value: ['Boats'] }] });
    expect(count([order('1', {})], [days('all', 30)], [days('all', 30), boats]).summary.hasEvidence).toBe(false);
    expect(count([order('1', {})], [days('all', 30)], [days('all', 30)]).summary.hasEvidence).toBe(true);
    expect(count([order('1', {})], [days('all', 30)], [days('all', 30, { name: 'Renamed' })]).summary.hasEvidence).toBe(
      true,
    );
  });
});
