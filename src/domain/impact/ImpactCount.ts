import type { RuleType } from '../company/parts/ruleDocument.ts';
import { compileRules, type CompiledRules } from '../rules/evaluation/compileRules.ts';
import { onlyIfReturnable, overridingType } from '../rules/evaluation/overridingType.ts';
import type { ReturnRule } from '../rules/returnRule.ts';
import { ruleTypes } from '../rules/ruleType.ts';
import { ChangeList, type ChangeFilter } from './ChangeList.ts';
import { EffectTable } from './EffectTable.ts';
import type { ChangedDecision, Effect, Flow, ImpactSummary } from './impactSummary.ts';
import { isForbidden, MoneyCount } from './MoneyCount.ts';
import type { OrderColumns } from './OrderColumns.ts';
import type { PublishedDecisions } from './PublishedDecisions.ts';
import { RuleShares } from './RuleShares.ts';

const TYPES = ruleTypes.length;
const OVERRIDING = ruleTypes.map((type) => {
  const above = overridingType[type];
  return above === undefined ? -1 : ruleTypes.indexOf(above);
});
const ONLY_IF_RETURNABLE = ruleTypes.map((type) => onlyIfReturnable.has(type));
const WINDOW = ruleTypes.indexOf('RETURN_WINDOWS');

/**
 * Compares the decisions of two rule sets on past orders, in linear time. `advance` continues after the last compared
 * order. A decision counts as changed only if its effect differs.
 */
export class ImpactCount {
  readonly #published: PublishedDecisions;
  readonly #orders: OrderColumns;
  readonly #after: CompiledRules;
  readonly #effects = new EffectTable();
  /**
   * Numbers of effects. `before` and `after`: by rule of each version. `no`: by type, if no rule decides. `off`: by
   * type, if the decision is moot.
   */
  readonly #effectBefore: Int32Array;
  readonly #effectAfter: Int32Array;
  readonly #noEffect: Int32Array;
  readonly #offEffect: Int32Array;
  readonly #flows = new Map<number, number>();
  readonly #byType = new Int32Array(TYPES);
  readonly #changes = new ChangeList();
  readonly #shares: RuleShares;
  readonly #money = new MoneyCount();
  readonly #decidingBefore = new Int32Array(TYPES);
  readonly #decidingAfter = new Int32Array(TYPES);
  #changedBySeveral = 0;
  #done = 0;
  #rulePlaces: readonly number[] | undefined;

  constructor(published: PublishedDecisions, pending: readonly ReturnRule[]) {
    this.#published = published;
    this.#orders = published.orders;
    this.#after = compileRules(pending);
    this.#noEffect = Int32Array.from(ruleTypes, (type) => this.#effects.numberOf({ type }));
    // An exception removes the effect of a rule. If the customer keeps the item, the effects of the other types are moot.
    this.#offEffect = Int32Array.from(ruleTypes, (type) =>
      this.#effects.numberOf(overridingType[type] === 'ORDER_EXCEPTION' ? { type } : { type, isMoot: true }),
    );
    this.#effectBefore = this.#effects.numbersOf(published.compiled.rules);
    this.#effectAfter = this.#effects.numbersOf(this.#after.rules);
    this.#shares = new RuleShares({
      published: published.compiled,
      allPublished: published.all,
      pending: this.#after,
      allPending: pending,
    });
  }

  get done(): number {
    return this.#done;
  }

  get isComplete(): boolean {
    return this.#done === this.#orders.count;
  }

  get effects(): readonly Effect[] {
    return this.#effects.all;
  }

  advance(max: number): void {
    const end = Math.min(this.#orders.count, this.#done + max);
    for (; this.#done < end; this.#done += 1) this.#count(this.#done);
  }

  get summary(): ImpactSummary {
    return {
      orders: this.#done,
      changedOrders: this.#changes.length,
      hasEvidence: this.#hasEvidence,
      changedBySeveral: this.#changedBySeveral,
      byType: Object.fromEntries(ruleTypes.map((type, index) => [type, this.#byType[index] ?? 0])) as Record<
        RuleType,
        number
      >,
      ...this.#money.figures,
      effects: this.effects,
      flows: this.#allFlows(),
      rules: this.#responsible().map((place) => this.#shares.at(place)),
    };
  }

  find(filter: ChangeFilter): Int32Array {
    const rule = filter.rule === undefined ? undefined : this.#responsible()[filter.rule];
    return this.#changes.find(this.#orders, this.effects, { ...filter, rule });
  }

  rowAt(nth: number): { readonly order: number; readonly changes: readonly ChangedDecision[] } {
    const { order, entries } = this.#changes.at(nth);
    const responsibleRules = this.#responsible();
    return { order, changes: entries.map((entry) => ({ ...entry, rule: responsibleRules.indexOf(entry.rule) })) };
  }

  #count(order: number): void {
    const [before, after] = [this.#decidingBefore, this.#decidingAfter];
    this.#published.read(order, before);
    this.#after.writeDecidingIndexes(this.#orders.itemAt(order), after);
    const price = this.#orders.priceAt(order);
    const effectCount = this.#effects.all.length;
    const [wasForbidden, willBeForbidden] = [isForbidden(before), isForbidden(after)];
    let rules = 0;
    let isChanged = false;
    for (let type = 0; type < TYPES; type += 1) {
      const needsReturn = ONLY_IF_RETURNABLE[type] === true;
      // Skip these types if the item becomes returnable or non-returnable: that change covers their effects.
      if (needsReturn && wasForbidden !== willBeForbidden) continue;
      const above = OVERRIDING[type] as number;
      const isOffBefore = (needsReturn && wasForbidden) || (above >= 0 && (before[above] as number) >= 0);
      const isOffAfter = (needsReturn && willBeForbidden) || (above >= 0 && (after[above] as number) >= 0);
      const from = this.#effectOf(type, isOffBefore, before, this.#effectBefore);
      const to = this.#effectOf(type, isOffAfter, after, this.#effectAfter);
      const flow = from * effectCount + to;
      this.#flows.set(flow, (this.#flows.get(flow) ?? 0) + 1);
      if (from === to) continue;
      if (!isChanged) this.#changes.begin(order);
      isChanged = true;
      const rule = this.#responsibleFor(type, isOffBefore, isOffAfter);
      this.#changes.add(from, to, rule);
      this.#byType[type] = (this.#byType[type] as number) + 1;
      if (this.#shares.add(rule, order)) rules += 1;
      if (type === WINDOW) this.#money.addWindow(this.effects[from], this.effects[to], price);
    }
    if (rules > 1) this.#changedBySeveral += 1;
    this.#money.addOrder(before, after, price, this.#effectAt);
  }

  #effectOf(type: number, isOff: boolean, responsibleRules: Int32Array, effects: Int32Array): number {
    if (isOff) return this.#offEffect[type] as number;
    const place = responsibleRules[type] as number;
    return (place < 0 ? this.#noEffect[type] : effects[place]) as number;
  }

  /** False if the orders show no effect of the changed rules, because no order satisfies any of these rules. */
  get #hasEvidence(): boolean {
    if (!this.isComplete || this.#changes.length > 0) return true;
    const { edited } = this.#shares;
    if (edited.length === 0 || this.#orders.count === 0) return true;
    const rules = compileRules(edited);
    for (let order = 0; order < this.#orders.count; order += 1)
      if (rules.first(this.#orders.itemAt(order))) return true;
    return false;
  }

  readonly #effectAt = (side: 'before' | 'after', rule: number): Effect | undefined => {
    if (rule < 0) return undefined;
    const effect = (side === 'before' ? this.#effectBefore : this.#effectAfter)[rule];
    return effect === undefined ? undefined : this.#effects.all[effect];
  };

  /**
   * Index of the rule that changed a result: the overriding rule if it fires in only one of the two versions, otherwise
   * the deciding rule.
   */
  #responsibleFor(type: number, isOffBefore: boolean, isOffAfter: boolean): number {
    const above = OVERRIDING[type] as number;
    if (isOffAfter && !isOffBefore) return this.#decidingAfter[above] as number;
    if (isOffBefore && !isOffAfter) return this.#shares.indexOfPublished(this.#decidingBefore[above] as number);
    return this.#shares.responsibleOf(this.#decidingBefore[type] as number, this.#decidingAfter[type] as number);
  }

  #allFlows(): readonly Flow[] {
    const effectCount = this.effects.length;
    return [...this.#flows]
      .flatMap(([flow, orders]) => {
        const [before, after] = [Math.floor(flow / effectCount), flow % effectCount];
        const type = this.effects[before]?.type;
        return type ? [{ type, before, after, orders }] : [];
      })
      .toSorted((left, right) => right.orders - left.orders);
  }

  #responsible(): readonly number[] {
    if (this.#rulePlaces) return this.#rulePlaces;
    const responsibleRules = this.#shares.responsible;
    if (this.isComplete) this.#rulePlaces = responsibleRules;
    return responsibleRules;
  }
}
