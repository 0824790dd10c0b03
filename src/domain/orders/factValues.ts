import { countOf } from '../shared/grouping.ts';
import { byFact, textFacts, type TextFact } from '../rules/conditions/facts.ts';
import type { PastOrder } from './sampleOrders.ts';

export type FactValues = Readonly<Record<TextFact, readonly string[]>>;

const byFrequency = (values: readonly string[]): readonly string[] =>
  [...countOf(values)].toSorted(([, left], [, right]) => right - left).map(([value]) => value);

export const factValues = (orders: readonly PastOrder[]): FactValues =>
  byFact(textFacts, (fact) => byFrequency(orders.flatMap((order) => order[fact] ?? [])));
