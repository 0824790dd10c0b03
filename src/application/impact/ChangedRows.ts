import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { ChangeFilter } from '../../domain/impact/ChangeList.ts';
import type { ChangedOrder, ChangedOrders } from './OrderReplays.ts';

export const ROWS_AT_ONCE = 100;

export type RequestRows = (filter: ChangeFilter, first: number, max: number) => Promise<ChangedOrders | undefined>;

export class ChangedRows {
  /** Filter of the last request. Until its response, the rows belong to an earlier filter. */
  filter: ChangeFilter = {};
  total = 0;
  readonly #requestRows: RequestRows;
  readonly #chunks = observable.map<number, readonly ChangedOrder[]>({}, { deep: false });
  readonly #requestedChunks = new Set<number>();
  #shownFilter: ChangeFilter = {};
  #requestNumber = 0;

  constructor(requestRows: RequestRows) {
    this.#requestRows = requestRows;
    makeAutoObservable(this);
  }

  at(index: number): ChangedOrder | undefined {
    return this.#chunks.get(Math.floor(index / ROWS_AT_ONCE))?.[index % ROWS_AT_ONCE];
  }

  async show(filter: ChangeFilter): Promise<void> {
    this.filter = filter;
    this.#requestNumber += 1;
    const requestNumber = this.#requestNumber;
    const first = await this.#requestRows({ ...filter }, 0, ROWS_AT_ONCE);
    if (!first || requestNumber !== this.#requestNumber) return;
    runInAction(() => {
      this.#shownFilter = filter;
      this.#requestedChunks.clear();
      this.#requestedChunks.add(0);
      this.#chunks.replace([[0, first.rows]]);
      this.total = first.total;
    });
  }

  need(first: number, last: number): void {
    const end = Math.min(last, this.total - 1);
    for (let chunk = Math.floor(first / ROWS_AT_ONCE); chunk * ROWS_AT_ONCE <= end; chunk += 1)
      if (!this.#requestedChunks.has(chunk)) void this.#fetch(chunk);
  }

  clear(): void {
    this.#requestNumber += 1;
    this.filter = {};
    this.#shownFilter = {};
    this.total = 0;
    this.#requestedChunks.clear();
    this.#chunks.clear();
  }

  async #fetch(chunk: number): Promise<void> {
    this.#requestedChunks.add(chunk);
    const shownFilter = this.#shownFilter;
    const answer = await this.#requestRows({ ...shownFilter }, chunk * ROWS_AT_ONCE, ROWS_AT_ONCE);
    if (shownFilter !== this.#shownFilter) return;
    if (answer) runInAction(() => this.#chunks.set(chunk, answer.rows));
    else this.#requestedChunks.delete(chunk);
  }
}
