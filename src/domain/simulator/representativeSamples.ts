import type { PastOrder } from '../orders/sampleOrders.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { ruleTypes } from '../rules/ruleType.ts';
import { returnVerdict } from './returnVerdict.ts';
import type { SimulatedRules } from './simulate.ts';

type RepresentativeSample = { readonly order: PastOrder; readonly isDifferent: boolean };

const RESERVED_FOR_UNCHANGED = 3;

/** Selects representative orders: one per decision, then one per set of deciding rules. Linear in the orders. */
export function representativeSamples(
  orders: readonly PastOrder[],
  published: SimulatedRules,
  pending: SimulatedRules,
  requestedOn: string,
  max: number,
): readonly RepresentativeSample[] {
  const seenKeys = new Set<string>();
  const different: RepresentativeSample[] = [];
  const same: RepresentativeSample[] = [];
  for (const order of orders) {
    const [before, after] = [published.compiled.decide(order), pending.compiled.decide(order)];
    const ruleIds = ruleTypes.map((type) => [before.deciding[type]?.ruleId, after.deciding[type]?.ruleId]);
    const key = JSON.stringify([returnVerdict(after, requestedOn).kind, ruleIds]);
    if (seenKeys.has(key)) continue;
    seenKeys.add(key);
    const isDifferent = ruleTypes.some(
      (type) => !deepEqual(before.deciding[type]?.eventData, after.deciding[type]?.eventData),
    );
    (isDifferent ? different : same).push({ order, isDifferent });
  }
  return [...different.slice(0, Math.max(max - RESERVED_FOR_UNCHANGED, max - same.length)), ...same].slice(0, max);
}
