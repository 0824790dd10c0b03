import { factsOf, type ConsumerOrder } from '../consumer-portal/consumerOrder.ts';
import type { VisitedItem } from '../rule-checks/visitChecks.ts';

export const visitedItems = (order: ConsumerOrder): readonly VisitedItem[] =>
  order.items.map((ordered) => {
    const { id: _, name, ...item } = ordered;
    const facts = factsOf(item, order);
    return { name, facts: { ...facts, area: facts.area || undefined } };
  });
