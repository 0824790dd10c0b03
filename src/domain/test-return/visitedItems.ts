import { factsOf, type ConsumerOrder } from '../consumer-portal/consumerOrder.ts';
import type { VisitedItem } from '../rule-checks/visitChecks.ts';

export const visitedItems = (order: ConsumerOrder): readonly VisitedItem[] =>
  order.items.map((item) => {
    const { categories, tags, sku, price, purchaseDate, area } = factsOf(item, order);
    return { name: item.name, facts: { categories, tags, sku, price, purchaseDate, area: area || undefined } };
  });
