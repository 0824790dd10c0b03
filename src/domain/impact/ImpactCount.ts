import type { RuleType } from '../company/parts/ruleDocument.ts';
import { compileRules, type CompiledRules } from '../rules/evaluation/compileRules.ts';
import { overridingType } from '../rules/evaluation/overridingType.ts';
import type { ReturnRule } from '../rules/returnRule.ts';
import { ruleTypes } from '../rules/ruleType.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import type { ChangedDecision, Effect, Flow, ImpactSummary, ResponsibleRule, Tally } from './impactSummary.ts';
import { Int32List } from './Int32List.ts';
import type { OrderColumns } from './OrderColumns.ts';

const TYPES = ruleTypes.length;
const OVERRIDING = ruleTypes.map((type) => {
  const above = overridingType[type];
  return above === undefined ? -1 : ruleTypes.indexOf(above);
});
const placeOf = (type: RuleType): number => ruleTypes.indexOf(type);
const NON_RETURNABLE = placeOf('NON_RETURNABLE_ITEM');
const EXCEPTION = placeOf('ORDER_EXCEPTION');
const RETURNLESS = placeOf('RETURNLESS_ITEM');
const WINDOW = placeOf('RETURN_WINDOWS');
const FEE = placeOf('REFUND_FEES');

const isReturnable = (places: Int32Array): boolean =>
  (places[NON_RETURNABLE] as number) < 0 || (places[EXCEPTION] as number) >= 0;

class RunningTally {
  orders = 0;
  value = 0;

  add(price: number): void {
    this.orders += 1;
    this.value += price;
  }

  get tally(): Tally {
    return { orders: this.orders, value: this.value };
  }
}

/** Which rule decides each order, of published rules: kept, as each edit is held against the same. */
export class PublishedDecisions {
  readonly orders: OrderColumns;
  readonly compiled: CompiledRules;
  readonly all: readonly ReturnRule[];
  readonly #places: Int32Array;
  readonly #ofOrder = new Int32Array(TYPES);
  #known = 0;

  constructor(orders: OrderColumns, rules: readonly ReturnRule[]) {
    this.orders = orders;
    this.all = rules;
    this.compiled = compileRules(rules);
    this.#places = new Int32Array(orders.count * TYPES);
  }

  /** The places of the deciding rules of an order; to be asked in the order of the orders, and read at once. */
  read(order: number, into: Int32Array): void {
    const start = order * TYPES;
    if (order === this.#known) {
      this.compiled.decidingPlaces(this.orders.itemAt(order), this.#ofOrder);
      this.#places.set(this.#ofOrder, start);
      this.#known += 1;
    }
    for (let type = 0; type < TYPES; type += 1) into[type] = this.#places[start + type] as number;
  }
}

/** The decisions that change, order by order. */
class ChangeList {
  /** Orders with a change, and where the changes of each begin. */
  readonly orders = new Int32List();
  readonly starts = new Int32List();
  readonly before = new Int32List();
  readonly after = new Int32List();
  readonly rule = new Int32List();
}

/** What can be asked of the orders that are decided differently. */
export type ChangeFilter = {
  readonly type?: RuleType | undefined;
  /** A place in the summary's `rules`. */
  readonly rule?: number | undefined;
  /** A part of an order's number, name or SKU. */
  readonly search?: string | undefined;
};

/**
 * Holds pending rules against published ones on past orders, piece by piece: `advance` goes on where it stopped, so that
 * whoever counts can be interrupted. Linear in the orders. A decision changes where its effect is another; another rule
 * that does the same changes nothing.
 */
export class ImpactCount {
  readonly #published: PublishedDecisions;
  readonly #orders: OrderColumns;
  readonly #after: CompiledRules;
  readonly #effects: Effect[] = [];
  readonly #effectNumbers = new Map<string, number>();
  /** By side: the effect of each rule; by type: that of no rule. */
  readonly #effectBefore: Int32Array;
  readonly #effectAfter: Int32Array;
  readonly #noEffect: Int32Array;
  /** Of each published rule, its pending self, else a place behind all pending ones. */
  readonly #ruleOfPublished: Int32Array;
  readonly #states: ResponsibleRule['state'][];
  readonly #ordersOfRule: Int32Array;
  readonly #lastOrderOfRule: Int32Array;
  readonly #flows = new Map<number, number>();
  readonly #byType = new Int32Array(TYPES);
  readonly #changes = new ChangeList();
  readonly #gained = new RunningTally();
  readonly #lost = new RunningTally();
  readonly #longer = new RunningTally();
  readonly #shorter = new RunningTally();
  readonly #otherWindow = new RunningTally();
  readonly #returnlessBefore = new RunningTally();
  readonly #returnlessAfter = new RunningTally();
  readonly #fees = new Map<string, { before: number; after: number }>();
  readonly #placesBefore = new Int32Array(TYPES);
  readonly #placesAfter = new Int32Array(TYPES);
  #changedBySeveral = 0;
  #done = 0;
  #rulePlaces: readonly number[] | undefined;

  constructor(published: PublishedDecisions, pending: readonly ReturnRule[]) {
    this.#published = published;
    this.#orders = published.orders;
    this.#after = compileRules(pending);
    this.#noEffect = Int32Array.from(ruleTypes, (type) => this.#effectNumber({ type }));
    this.#effectBefore = this.#effectsOf(published.compiled.rules);
    this.#effectAfter = this.#effectsOf(this.#after.rules);
    const all = this.#after.rules.length + published.compiled.rules.length;
    const pendingPlaces = new Map(this.#after.rules.map(({ ruleId }, place) => [ruleId, place]));
    this.#ruleOfPublished = Int32Array.from(published.compiled.rules, ({ ruleId }, place) =>
      ruleId === undefined
        ? this.#after.rules.length + place
        : (pendingPlaces.get(ruleId) ?? this.#after.rules.length + place),
    );
    this.#states = this.#statesOf(pending);
    this.#ordersOfRule = new Int32Array(all);
    this.#lastOrderOfRule = new Int32Array(all).fill(-1);
  }

  get done(): number {
    return this.#done;
  }

  get isComplete(): boolean {
    return this.#done === this.#orders.count;
  }

  get effects(): readonly Effect[] {
    return this.#effects;
  }

  /** Counts so many orders more. */
  advance(most: number): void {
    const end = Math.min(this.#orders.count, this.#done + most);
    for (; this.#done < end; this.#done += 1) this.#count(this.#done);
  }

  get summary(): ImpactSummary {
    return {
      orders: this.#done,
      changedOrders: this.#changes.orders.length,
      changedBySeveral: this.#changedBySeveral,
      byType: Object.fromEntries(ruleTypes.map((type, nth) => [type, this.#byType[nth] ?? 0])) as Record<
        RuleType,
        number
      >,
      returnable: { gained: this.#gained.tally, lost: this.#lost.tally },
      window: { longer: this.#longer.tally, shorter: this.#shorter.tally, other: this.#otherWindow.tally },
      fees: [...this.#fees].map(([currency, sums]) => ({ currency, ...sums })),
      returnless: { before: this.#returnlessBefore.tally, after: this.#returnlessAfter.tally },
      effects: this.#effects,
      flows: this.#allFlows(),
      rules: this.#responsible().map((place) => this.#ruleAt(place)),
    };
  }

  /** The places of the orders that are decided differently and fit; `rowsAt` shows them. */
  find({ type, rule, search = '' }: ChangeFilter): Int32Array {
    const wanted = rule === undefined ? undefined : this.#responsible()[rule];
    const words = search.trim().toLowerCase();
    const { orders, starts } = this.#changes;
    const found = new Int32List();
    for (let nth = 0; nth < orders.length; nth += 1) {
      let fits = type === undefined && rule === undefined;
      for (let entry = starts.at(nth); !fits && entry < this.#endOf(nth); entry += 1)
        fits = this.#fits(entry, type, wanted);
      if (fits && (words === '' || this.#orders.matches(orders.at(nth), words))) found.push(nth);
    }
    return Int32Array.from({ length: found.length }, (_, nth) => found.at(nth));
  }

  /** An order that `find` found, and what changes of it. */
  rowAt(nth: number): { readonly order: number; readonly changes: readonly ChangedDecision[] } {
    const { orders, starts, before, after, rule } = this.#changes;
    const places = this.#responsible();
    const changes: ChangedDecision[] = [];
    for (let entry = starts.at(nth); entry < this.#endOf(nth); entry += 1)
      changes.push({ before: before.at(entry), after: after.at(entry), rule: places.indexOf(rule.at(entry)) });
    return { order: orders.at(nth), changes };
  }

  #endOf(nth: number): number {
    const { starts, before } = this.#changes;
    return nth + 1 < starts.length ? starts.at(nth + 1) : before.length;
  }

  #fits(entry: number, type: RuleType | undefined, rule: number | undefined): boolean {
    if (rule !== undefined && this.#changes.rule.at(entry) !== rule) return false;
    return type === undefined || this.#effects[this.#changes.before.at(entry)]?.type === type;
  }

  #count(order: number): void {
    const [before, after] = [this.#placesBefore, this.#placesAfter];
    this.#published.read(order, before);
    this.#after.decidingPlaces(this.#orders.itemAt(order), after);
    const price = this.#orders.priceAt(order) || 0;
    let rules = 0;
    let isChanged = false;
    for (let type = 0; type < TYPES; type += 1) {
      const above = OVERRIDING[type] as number;
      const isOffBefore = above >= 0 && (before[above] as number) >= 0;
      const isOffAfter = above >= 0 && (after[above] as number) >= 0;
      const [old, fresh] = [isOffBefore ? -1 : (before[type] as number), isOffAfter ? -1 : (after[type] as number)];
      const from = (old < 0 ? this.#noEffect[type] : this.#effectBefore[old]) as number;
      const to = (fresh < 0 ? this.#noEffect[type] : this.#effectAfter[fresh]) as number;
      const flow = from * this.#effects.length + to;
      this.#flows.set(flow, (this.#flows.get(flow) ?? 0) + 1);
      if (from === to) continue;
      if (!isChanged) {
        this.#changes.orders.push(order);
        this.#changes.starts.push(this.#changes.before.length);
        isChanged = true;
      }
      const rule = this.#responsibleFor(type, isOffBefore, isOffAfter);
      this.#note(type, from, to, rule);
      if (this.#lastOrderOfRule[rule] !== order) {
        this.#lastOrderOfRule[rule] = order;
        this.#ordersOfRule[rule] = (this.#ordersOfRule[rule] as number) + 1;
        rules += 1;
      }
      if (type === WINDOW) this.#countWindow(from, to, price);
    }
    if (rules > 1) this.#changedBySeveral += 1;
    this.#countMoney(price);
  }

  #note(type: number, from: number, to: number, rule: number): void {
    this.#byType[type] = (this.#byType[type] as number) + 1;
    this.#changes.before.push(from);
    this.#changes.after.push(to);
    this.#changes.rule.push(rule);
  }

  /** The rule above that came or went, else of the two that decide the one that was itself changed. */
  #responsibleFor(type: number, isOffBefore: boolean, isOffAfter: boolean): number {
    const above = OVERRIDING[type] as number;
    if (isOffAfter && !isOffBefore) return this.#placesAfter[above] as number;
    if (isOffBefore && !isOffAfter) return this.#ruleOfPublished[this.#placesBefore[above] as number] as number;
    const fresh = this.#placesAfter[type] as number;
    const old = this.#placesBefore[type] as number;
    if (old < 0) return fresh;
    const former = this.#ruleOfPublished[old] as number;
    if (fresh < 0) return former;
    return this.#states[fresh] === 'unchanged' && this.#states[former] !== 'unchanged' ? former : fresh;
  }

  #countWindow(from: number, to: number, price: number): void {
    const [before, after] = [this.#effects[from]?.eventData, this.#effects[to]?.eventData];
    const isSame = before && after && 'days' in before && 'days' in after && before.from === after.from;
    if (!isSame) this.#otherWindow.add(price);
    else if (after.days > before.days) this.#longer.add(price);
    else this.#shorter.add(price);
  }

  #countMoney(price: number): void {
    const [before, after] = [this.#placesBefore, this.#placesAfter];
    const [wasReturnable, willBeReturnable] = [isReturnable(before), isReturnable(after)];
    if (willBeReturnable && !wasReturnable) this.#gained.add(price);
    if (wasReturnable && !willBeReturnable) this.#lost.add(price);
    if (wasReturnable) {
      if ((before[RETURNLESS] as number) >= 0) this.#returnlessBefore.add(price);
      this.#addFee('before', this.#effectBefore[before[FEE] as number]);
    }
    if (willBeReturnable) {
      if ((after[RETURNLESS] as number) >= 0) this.#returnlessAfter.add(price);
      this.#addFee('after', this.#effectAfter[after[FEE] as number]);
    }
  }

  #addFee(side: 'before' | 'after', effect: number | undefined): void {
    const fee = effect === undefined ? undefined : this.#effects[effect]?.eventData;
    if (!fee || !('amount' in fee)) return;
    let sums = this.#fees.get(fee.currency);
    if (!sums) {
      sums = { before: 0, after: 0 };
      this.#fees.set(fee.currency, sums);
    }
    sums[side] += fee.amount;
  }

  #effectNumber(effect: Effect): number {
    const { type, eventData } = effect;
    const key = JSON.stringify([type, eventData && Object.entries(eventData).toSorted(([a], [b]) => (a < b ? -1 : 1))]);
    const known = this.#effectNumbers.get(key);
    if (known !== undefined) return known;
    this.#effectNumbers.set(key, this.#effects.length);
    this.#effects.push(effect);
    return this.#effects.length - 1;
  }

  #effectsOf(rules: readonly ReturnRule[]): Int32Array {
    return Int32Array.from(rules, ({ ruleType, eventData }) =>
      this.#effectNumber({ type: ruleType, eventData } as Effect),
    );
  }

  /** How each rule that decides stands to what is published: pending ones first, then published ones that go. */
  #statesOf(pending: readonly ReturnRule[]): ResponsibleRule['state'][] {
    const published = new Map(this.#published.all.map((rule) => [rule.ruleId, rule]));
    const kept = new Set(pending.map(({ ruleId }) => ruleId));
    const ofPending = this.#after.rules.map((rule): ResponsibleRule['state'] => {
      const before = rule.ruleId === undefined ? undefined : published.get(rule.ruleId);
      if (!before) return 'added';
      if (!deepEqual({ ...before, priority: 0 }, { ...rule, priority: 0 })) return 'changed';
      return before.priority === rule.priority ? 'unchanged' : 'moved';
    });
    const ofPublished = this.#published.compiled.rules.map(({ ruleId }): ResponsibleRule['state'] =>
      ruleId !== undefined && kept.has(ruleId) ? 'changed' : 'removed',
    );
    return [...ofPending, ...ofPublished];
  }

  #allFlows(): readonly Flow[] {
    const known = this.#effects.length;
    return [...this.#flows]
      .flatMap(([flow, orders]) => {
        const [before, after] = [Math.floor(flow / known), flow % known];
        const type = this.#effects[before]?.type;
        return type ? [{ type, before, after, orders }] : [];
      })
      .toSorted((left, right) => right.orders - left.orders);
  }

  #responsible(): readonly number[] {
    if (this.#rulePlaces) return this.#rulePlaces;
    const counts = this.#ordersOfRule;
    const places = [...counts.keys()]
      .filter((place) => (counts[place] as number) > 0)
      .toSorted((left, right) => (counts[right] as number) - (counts[left] as number));
    if (this.isComplete) this.#rulePlaces = places;
    return places;
  }

  #ruleAt(place: number): ResponsibleRule {
    const pending = this.#after.rules.length;
    const rule = (
      place < pending ? this.#after.rules[place] : this.#published.compiled.rules[place - pending]
    ) as ReturnRule;
    return {
      ruleId: rule.ruleId,
      name: rule.name,
      type: rule.ruleType,
      state: this.#states[place] ?? 'unchanged',
      orders: this.#ordersOfRule[place] ?? 0,
    };
  }
}
