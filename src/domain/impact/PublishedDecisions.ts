import { compileRules, type CompiledRules } from '../rules/evaluation/compileRules.ts';
import type { ReturnRule } from '../rules/returnRule.ts';
import { ruleTypes } from '../rules/ruleType.ts';
import type { OrderColumns } from './OrderColumns.ts';

const TYPES = ruleTypes.length;

/**
 * Cache of the published rules' decisions, because the pending rules are compared with these decisions after each edit.
 */
export class PublishedDecisions {
  readonly orders: OrderColumns;
  readonly compiled: CompiledRules;
  readonly all: readonly ReturnRule[];
  readonly #decidingRules: Int32Array;
  readonly #currentOrder = new Int32Array(TYPES);
  #decidedCount = 0;

  constructor(orders: OrderColumns, rules: readonly ReturnRule[]) {
    this.orders = orders;
    this.all = rules;
    this.compiled = compileRules(rules);
    this.#decidingRules = new Int32Array(orders.count * TYPES);
  }

  /** Writes the index of the deciding rule by type. Orders must be read one after the other, from the first. */
  read(order: number, into: Int32Array): void {
    const start = order * TYPES;
    if (order === this.#decidedCount) {
      this.compiled.writeDecidingIndexes(this.orders.itemAt(order), this.#currentOrder);
      this.#decidingRules.set(this.#currentOrder, start);
      this.#decidedCount += 1;
    }
    for (let type = 0; type < TYPES; type += 1) into[type] = this.#decidingRules[start + type] as number;
  }
}
