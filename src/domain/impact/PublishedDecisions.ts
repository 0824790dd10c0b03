import { compileRules, type CompiledRules } from '../rules/evaluation/compileRules.ts';
import type { ReturnRule } from '../rules/returnRule.ts';
import { ruleTypes } from '../rules/ruleType.ts';
import type { OrderColumns } from './OrderColumns.ts';

const TYPES = ruleTypes.length;

/** Cache of the published rules' decisions, because each edit is compared with them. */
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

  /** Must be called in order of the orders. */
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
