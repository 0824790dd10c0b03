import { foldForSearch } from '../shared/foldForSearch.ts';
import type { RuleType } from '../company/parts/ruleDocument.ts';
import type { Effect } from './impactSummary.ts';
import { Int32List } from './Int32List.ts';
import type { OrderColumns } from './OrderColumns.ts';

export type ChangeFilter = {
  readonly type?: RuleType | undefined;
  /** Responsible rule, as an index in the summary's `rules`. */
  readonly rule?: number | undefined;
  readonly search?: string | undefined;
};

export type ChangeEntry = { readonly before: number; readonly after: number; readonly rule: number };

export class ChangeList {
  readonly #orders = new Int32List();
  readonly #starts = new Int32List();
  readonly #before = new Int32List();
  readonly #after = new Int32List();
  readonly #rule = new Int32List();

  get length(): number {
    return this.#orders.length;
  }

  begin(order: number): void {
    this.#orders.push(order);
    this.#starts.push(this.#before.length);
  }

  add(before: number, after: number, rule: number): void {
    this.#before.push(before);
    this.#after.push(after);
    this.#rule.push(rule);
  }

  find(orders: OrderColumns, effects: readonly Effect[], { type, rule, search = '' }: ChangeFilter): Int32Array {
    const searchText = foldForSearch(search.trim());
    const found = new Int32List();
    for (let index = 0; index < this.length; index += 1) {
      let isMatch = type === undefined && rule === undefined;
      for (let entry = this.#starts.at(index); !isMatch && entry < this.#endOf(index); entry += 1)
        isMatch =
          (rule === undefined || this.#rule.at(entry) === rule) &&
          (type === undefined || effects[this.#before.at(entry)]?.type === type);
      if (isMatch && (searchText === '' || orders.matches(this.#orders.at(index), searchText))) found.push(index);
    }
    return Int32Array.from({ length: found.length }, (_, index) => found.at(index));
  }

  at(index: number): { readonly order: number; readonly entries: readonly ChangeEntry[] } {
    const entries: ChangeEntry[] = [];
    for (let entry = this.#starts.at(index); entry < this.#endOf(index); entry += 1)
      entries.push({ before: this.#before.at(entry), after: this.#after.at(entry), rule: this.#rule.at(entry) });
    return { order: this.#orders.at(index), entries };
  }

  #endOf(index: number): number {
    return index + 1 < this.#starts.length ? this.#starts.at(index + 1) : this.#before.length;
  }
}
