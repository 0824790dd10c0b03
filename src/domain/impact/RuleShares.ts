import type { CompiledRules } from '../rules/evaluation/compileRules.ts';
import type { ReturnRule } from '../rules/returnRule.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import type { ResponsibleRule } from './impactSummary.ts';

/** A rule has one place over both sides: pending rules first, behind them the published ones. */
export type RuleSides = {
  readonly published: CompiledRules;
  /** The published rules with those that are switched off. */
  readonly allPublished: readonly ReturnRule[];
  readonly pending: CompiledRules;
  readonly allPending: readonly ReturnRule[];
};

/** How many orders each rule decides differently, and which of two rules is responsible. */
export class RuleShares {
  readonly #sides: RuleSides;
  /** Of each published rule the place of its pending self, else its own. */
  readonly #placeOfPublished: Int32Array;
  readonly #states: readonly ResponsibleRule['state'][];
  readonly #orders: Int32Array;
  readonly #lastOrder: Int32Array;

  constructor(sides: RuleSides) {
    this.#sides = sides;
    const { published, pending } = sides;
    const first = pending.rules.length;
    const pendingPlaces = new Map(pending.rules.map(({ ruleId }, place) => [ruleId, place]));
    this.#placeOfPublished = Int32Array.from(published.rules, ({ ruleId }, place) =>
      ruleId === undefined ? first + place : (pendingPlaces.get(ruleId) ?? first + place),
    );
    this.#states = statesOf(sides);
    this.#orders = new Int32Array(first + published.rules.length);
    this.#lastOrder = new Int32Array(this.#orders.length).fill(-1);
  }

  /** The place of a published rule. */
  placeOfPublished(rule: number): number {
    return this.#placeOfPublished[rule] as number;
  }

  /** Of the rules that decide a type before and after (-1 for none), the place of the one that was itself changed. */
  responsibleOf(published: number, pending: number): number {
    if (published < 0) return pending;
    const former = this.placeOfPublished(published);
    if (pending < 0) return former;
    return this.#states[pending] === 'unchanged' && this.#states[former] !== 'unchanged' ? former : pending;
  }

  /** Counts an order for a rule, once. Whether it is the first time. */
  add(rule: number, order: number): boolean {
    if (this.#lastOrder[rule] === order) return false;
    this.#lastOrder[rule] = order;
    this.#orders[rule] = (this.#orders[rule] as number) + 1;
    return true;
  }

  /** The pending rules that are on and new or changed. */
  get edited(): readonly ReturnRule[] {
    return this.#sides.pending.rules.filter(
      (_, place) => this.#states[place] === 'added' || this.#states[place] === 'changed',
    );
  }

  /** The places of the rules with orders, the most first. */
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

/** How each rule that decides stands to what is published: pending ones first, then published ones that go. */
function statesOf({ published, allPublished, pending, allPending }: RuleSides): ResponsibleRule['state'][] {
  const publishedById = new Map(allPublished.map((rule) => [rule.ruleId, rule]));
  const kept = new Set(allPending.map(({ ruleId }) => ruleId));
  const ofPending = pending.rules.map((rule): ResponsibleRule['state'] => {
    const before = rule.ruleId === undefined ? undefined : publishedById.get(rule.ruleId);
    if (!before) return 'added';
    if (!deepEqual({ ...before, priority: 0 }, { ...rule, priority: 0 })) return 'changed';
    return before.priority === rule.priority ? 'unchanged' : 'moved';
  });
  const ofPublished = published.rules.map(({ ruleId }): ResponsibleRule['state'] =>
    ruleId !== undefined && kept.has(ruleId) ? 'changed' : 'removed',
  );
  return [...ofPending, ...ofPublished];
}
