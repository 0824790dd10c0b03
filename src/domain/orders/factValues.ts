import { byFact, textFacts, type TextFact } from '../rules/conditions/facts.ts';
import type { PastOrder } from './sampleOrders.ts';

export type FactValues = Readonly<Record<TextFact, readonly string[]>>;

function byFrequency(values: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.keys()].toSorted((left, right) => (counts.get(right) ?? 0) - (counts.get(left) ?? 0));
}

export const factValues = (orders: readonly PastOrder[]): FactValues =>
  byFact(textFacts, (fact) => byFrequency(orders.flatMap((order) => order[fact] ?? [])));
