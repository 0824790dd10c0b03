import type { CompiledRules } from '../rules/evaluation/compileRules.ts';
import type { ReturnRule } from '../rules/returnRule.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import type { ResponsibleRule } from './impactSummary.ts';

/**
 * Rules of the pending and the published version. Rule indexes count the pending rules first, then the published rules.
 */
export type RuleSides = {
  readonly published: CompiledRules;
  readonly allPublished: readonly ReturnRule[];
  readonly pending: CompiledRules;
  readonly allPending: readonly ReturnRule[];
};

export class RuleShares {
  readonly #sides: RuleSides;
  /** For each published rule: the index of its pending version, or its own index if it was removed. */
  readonly #indexOfPublished: Int32Array;
  readonly #states: readonly ResponsibleRule['state'][];
  readonly #orders: Int32Array;
  readonly #lastOrder: Int32Array;

  constructor(sides: RuleSides) {
    this.#sides = sides;
    const { published, pending } = sides;
    const first = pending.rules.length;
    const pendingIndexes = new Map(pending.rules.map(({ ruleId }, place) => [ruleId, place]));
    this.#indexOfPublished = Int32Array.from(published.rules, ({ ruleId }, place) =>
      ruleId === undefined ? first + place : (pendingIndexes.get(ruleId) ?? first + place),
    );
    this.#states = statesOf(sides);
    this.#orders = new Int32Array(first + published.rules.length);
    this.#lastOrder = new Int32Array(this.#orders.length).fill(-1);
  }

  indexOfPublished(rule: number): number {
    return this.#indexOfPublished[rule] as number;
  }

  /** Index of the rule that caused a change. `published` and `pending`: deciding rules; -1 if no rule decides. */
  responsibleOf(published: number, pending: number): number {
    if (published < 0) return pending;
    const former = this.indexOfPublished(published);
    if (pending < 0) return former;
    return this.#states[pending] === 'unchanged' && this.#states[former] !== 'unchanged' ? former : pending;
  }

  add(rule: number, order: number): boolean {
    if (this.#lastOrder[rule] === order) return false;
    this.#lastOrder[rule] = order;
    this.#orders[rule] = (this.#orders[rule] as number) + 1;
    return true;
  }

  get edited(): readonly ReturnRule[] {
    return this.#sides.pending.rules.filter(
      (_, place) => this.#states[place] === 'added' || this.#states[place] === 'changed',
    );
  }

  get responsible(): readonly number[] {
    const counts = this.#orders;
    return [...counts.keys()]
      .filter((place) => (counts[place] as number) > 0)
      .toSorted((left, right) => (counts[right] as number) - (counts[left] as number));
  }

  at(place: number): ResponsibleRule {
    const { published, pending } = this.#sides;
    const first = pending.rules.length;
    const rule = (place < first ? pending.rules[place] : published.rules[place - first]) as ReturnRule;
    return {
      ruleId: rule.ruleId,
      name: rule.name,
      type: rule.ruleType,
      state: this.#states[place] ?? 'unchanged',
      orders: this.#orders[place] ?? 0,
    };
  }
}

/** Status of each rule relative to the published version: pending rules, then removed ones. */
function statesOf({ published, allPublished, pending, allPending }: RuleSides): ResponsibleRule['state'][] {
  const publishedById = new Map(allPublished.map((rule) => [rule.ruleId, rule]));
  const pendingIds = new Set(allPending.map(({ ruleId }) => ruleId));
  const ofPending = pending.rules.map((rule): ResponsibleRule['state'] => {
    const before = rule.ruleId === undefined ? undefined : publishedById.get(rule.ruleId);
    if (!before) return 'added';
    if (!deepEqual({ ...before, priority: 0 }, { ...rule, priority: 0 })) return 'changed';
    return before.priority === rule.priority ? 'unchanged' : 'moved';
  });
  const ofPublished = published.rules.map(({ ruleId }): ResponsibleRule['state'] =>
    ruleId !== undefined && pendingIds.has(ruleId) ? 'changed' : 'removed',
  );
  return [...ofPending, ...ofPublished];
}
