import type { ReturnRule } from '../rules/returnRule.ts';
import type { Effect } from './impactSummary.ts';

export class EffectTable {
  readonly all: Effect[] = [];
  readonly #numbers = new Map<string, number>();

  numberOf(effect: Effect): number {
    const { type, eventData, isMoot } = effect;
    const key = JSON.stringify([
      type,
      isMoot,
      eventData && Object.entries(eventData).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ]);
    const knownNumber = this.#numbers.get(key);
    if (knownNumber !== undefined) return knownNumber;
    this.#numbers.set(key, this.all.length);
    this.all.push(effect);
    return this.all.length - 1;
  }

  numbersOf(rules: readonly ReturnRule[]): Int32Array {
    return Int32Array.from(rules, ({ ruleType, eventData }) => this.numberOf({ type: ruleType, eventData } as Effect));
  }
}
