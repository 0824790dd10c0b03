import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { firstSampleOrder } from '../consumer-portal/consumerOrder.ts';
import type { PastOrder } from '../orders/sampleOrders.ts';
import { readSimulatedRules } from '../simulator/simulate.ts';
import { representativeSamples } from '../simulator/representativeSamples.ts';
import { itemId, type TestOrder } from './testPersona.ts';

const SINGLE = 8;

function ofOneItem({ orderId, itemName, purchaseDate = '', area, price = 0, ...facts }: PastOrder): TestOrder {
  return {
    number: orderId,
    isOwn: false,
    purchaseDate,
    area,
    items: [{ id: itemId(0), name: itemName, price, ...facts }],
  };
}

/**
 * Sample orders: first an order with several items, then orders with one item. Items with changed decisions are first.
 */
export function sampleTestOrders(
  samples: readonly PastOrder[],
  published: Pick<CompanyConfiguration, 'rulesConfig' | 'international'>,
  pending: Pick<CompanyConfiguration, 'rulesConfig'>,
  today: string,
): readonly TestOrder[] {
  const before = readSimulatedRules(published.rulesConfig ?? []);
  const after = readSimulatedRules(pending.rulesConfig ?? []);
  const { number, purchaseDate, area, items } = firstSampleOrder(samples, before.compiled, published, today);
  return [
    { number, isOwn: false, purchaseDate, area, items: items.map((item, nth) => ({ ...item, id: itemId(nth) })) },
    ...representativeSamples(samples, before, after, today, SINGLE).map(({ order }) => ofOneItem(order)),
  ];
}
