import type { PastOrder } from '../orders/sampleOrders.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { ruleTypes } from '../rules/ruleType.ts';
import { returnVerdict } from './returnVerdict.ts';
import type { SimulatedRules } from './simulate.ts';

export type TellingSample = { readonly order: PastOrder; readonly isDifferent: boolean };

const RESERVED_FOR_UNCHANGED = 3;

/** Selects representative orders: one per decision, then one per set of deciding rules. Linear in the orders. */
export function representativeSamples(
  orders: readonly PastOrder[],
  published: SimulatedRules,
  pending: SimulatedRules,
  askedOn: string,
  max: number,
): readonly TellingSample[] {
  const seenKeys = new Set<string>();
  const different: TellingSample[] = [];
  const sameDecisionSamples: TellingSample[] = [];
  for (const order of orders) {
    const [before, after] = [published.compiled.decide(order), pending.compiled.decide(order)];
    const effects = ruleTypes.map(
      (type) => [before.deciding[type]?.eventData, after.deciding[type]?.eventData] as const,
    );
    const verdict = returnVerdict(after, askedOn);
    const names = ruleTypes.map((type) => [before.deciding[type]?.ruleId, after.deciding[type]?.ruleId]);
    const kind = JSON.stringify([verdict.kind, names]);
    if (seenKeys.has(kind)) continue;
    seenKeys.add(kind);
    const isDifferent = effects.some(([publishedEffect, pendingEffect]) => !deepEqual(publishedEffect, pendingEffect));
    (isDifferent ? different : sameDecisionSamples).push({ order, isDifferent });
  }
  return [
    ...different.slice(0, Math.max(max - RESERVED_FOR_UNCHANGED, max - sameDecisionSamples.length)),
    ...sameDecisionSamples,
  ].slice(0, max);
}
