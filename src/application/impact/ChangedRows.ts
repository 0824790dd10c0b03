import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ChangeFilter } from '../../domain/impact/ChangeList.ts';
import type { ChangedOrder, ChangedOrders } from './OrderReplays.ts';

export const ROWS_AT_ONCE = 100;

export type AskRows = (filter: ChangeFilter, first: number, max: number) => Promise<ChangedOrders | undefined>;

/** Store that loads the changed orders that match a filter, in pages. Rows are accessed by index. */
export class ChangedRows {
  /** Filter of the last request. Until its response, the rows belong to an earlier filter. */
  filter: ChangeFilter = {};
  total = 0;
  readonly #ask: AskRows;
  readonly #chunks = observable.map<number, readonly ChangedOrder[]>({}, { deep: false });
  readonly #asked = new Set<number>();
  #shown: ChangeFilter = {};
  #turn = 0;

  constructor(ask: AskRows) {
    this.#ask = ask;
    makeAutoObservable(this);
  }

  at(place: number): ChangedOrder | undefined {
    return this.#chunks.get(Math.floor(place / ROWS_AT_ONCE))?.[place % ROWS_AT_ONCE];
  }

  /** Changes the filter. The current rows are shown until the first page of the new filter arrives. */
  async show(filter: ChangeFilter): Promise<void> {
    this.filter = filter;
    this.#turn += 1;
    const turn = this.#turn;
    const first = await this.#ask({ ...filter }, 0, ROWS_AT_ONCE);
    if (!first || turn !== this.#turn) return;
    runInAction(() => {
      this.#shown = filter;
      this.#asked.clear();
      this.#asked.add(0);
      this.#chunks.replace([[0, first.rows]]);
      this.total = first.total;
    });
  }

  need(first: number, last: number): void {
    const end = Math.min(last, this.total - 1);
    for (let chunk = Math.floor(first / ROWS_AT_ONCE); chunk * ROWS_AT_ONCE <= end; chunk += 1)
      if (!this.#asked.has(chunk)) void this.#fetch(chunk);
  }

  clear(): void {
    this.#turn += 1;
    this.filter = {};
    this.#shown = {};
    this.total = 0;
    this.#asked.clear();
    this.#chunks.clear();
  }

  async #fetch(chunk: number): Promise<void> {
    this.#asked.add(chunk);
    const shown = this.#shown;
    const answer = await this.#ask({ ...shown }, chunk * ROWS_AT_ONCE, ROWS_AT_ONCE);
    if (shown !== this.#shown) return;
    if (answer) runInAction(() => this.#chunks.set(chunk, answer.rows));
    else this.#asked.delete(chunk);
  }
}
