import {
  ORDER_FILE_LIMITS,
  type ChangedOrders,
  type ExportTexts,
  type OnReplayProgress,
  type OrderFileProblem,
  type OrderFileReport,
  type OrderReplay,
  type ReplayRules,
} from '../../application/impact/OrderReplays.ts';
import type { ChangeFilter } from '../../domain/impact/ChangeList.ts';
import { ImpactCount } from '../../domain/impact/ImpactCount.ts';
import type { ImpactSummary } from '../../domain/impact/impactSummary.ts';
import { columnsOf, OrderColumns } from '../../domain/impact/OrderColumns.ts';
import {
  outlineOrderFile,
  type OrderFileOutline,
  type OrderFileReading,
} from '../../domain/impact/orderFileOutline.ts';
import { OrderFileReader, type OrderFileChoice } from '../../domain/impact/OrderFileReader.ts';
import { PublishedDecisions } from '../../domain/impact/PublishedDecisions.ts';
import { orderFields } from '../../domain/orders/orderFields.ts';
import { sampleOrders, type SampleRequest } from '../../domain/orders/sampleOrders.ts';
import { ruleTypes } from '../../domain/rules/ruleType.ts';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import { guarded } from '../../domain/shared/formulaGuard.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { BYTE_ORDER_MARK, writeTable } from '../../domain/tables/writeTable.ts';
import { readBeginning, fileRows } from './fileRows.ts';

/** Number of orders or rows that are evaluated before the thread handles other messages. */
const ORDERS_AT_ONCE = 10_000;
const ROWS_OF_TEXT = 5_000;

/** Evaluates orders in the current thread. `pause` lets the thread handle other messages. */
export class InThreadReplay implements OrderReplay {
  readonly #pause: () => Promise<void>;
  #orders = new OrderColumns();
  #published: PublishedDecisions | undefined;
  #count: ImpactCount | undefined;
  #counts = 0;
  #foundRows: { readonly of: ImpactCount; readonly filter: ChangeFilter; readonly places: Int32Array } | undefined;

  constructor(pause: () => Promise<void>) {
    this.#pause = pause;
  }

  async takeSample(request: SampleRequest): Promise<void> {
    this.#setOrders(columnsOf(sampleOrders(request)));
  }

  async inspect(file: Blob, reading: OrderFileReading): Promise<Result<OrderFileOutline, OrderFileProblem>> {
    if (file.size > ORDER_FILE_LIMITS.bytes) return err({ kind: 'too-large' });
    try {
      const outline = outlineOrderFile(await readBeginning(file), reading);
      return outline ? ok(outline) : err({ kind: 'empty' });
    } catch {
      return err({ kind: 'unreadable' });
    }
  }

  async read(
    file: Blob,
    choice: OrderFileChoice,
    onProgress: OnReplayProgress,
    signal: AbortSignal,
  ): Promise<Result<OrderFileReport, OrderFileProblem> | undefined> {
    const reader = new OrderFileReader(choice);
    let isCut = false;
    try {
      for await (const { rows, bytesRead } of fileRows(file, choice.encoding, choice.table.delimiter)) {
        if (signal.aborted) return undefined;
        for (const row of rows) {
          isCut = reader.orders.count === ORDER_FILE_LIMITS.orders;
          if (isCut) break;
          reader.read(row);
        }
        onProgress({ done: bytesRead, of: file.size, rows: reader.rowCount });
        if (isCut) break;
        await this.#pause();
      }
    } catch {
      return err({ kind: 'unreadable' });
    }
    if (signal.aborted) return undefined;
    this.#setOrders(reader.orders);
    const { rowCount, emptyRows, shortRows, completedRows, badRows, badCount } = reader;
    const counts = { orders: reader.orders.count, rows: rowCount, emptyRows, shortRows, completedRows, badCount };
    return ok({ ...counts, badRows, isCut });
  }

  async count(
    { published, pending }: ReplayRules,
    onProgress: OnReplayProgress,
    signal: AbortSignal,
  ): Promise<ImpactSummary | undefined> {
    this.#counts += 1;
    const turn = this.#counts;
    if (!this.#published || !deepEqual(this.#published.all, published))
      this.#published = new PublishedDecisions(this.#orders, published);
    const count = new ImpactCount(this.#published, pending);
    for (;;) {
      count.advance(ORDERS_AT_ONCE);
      if (count.isComplete) break;
      onProgress({ done: count.done, of: this.#orders.count, rows: count.done });
      await this.#pause();
      if (signal.aborted || turn !== this.#counts) return undefined;
    }
    this.#count = count;
    return count.summary;
  }

  async rows(filter: ChangeFilter, first: number, max: number): Promise<ChangedOrders> {
    const rowIndexes = this.#find(filter);
    const rows = [...rowIndexes.subarray(first, first + max)].flatMap((rowIndex) => this.#rowAt(rowIndex) ?? []);
    return { total: rowIndexes.length, rows };
  }

  async write(filter: ChangeFilter, texts: ExportTexts): Promise<Blob> {
    const parts: string[] = [BYTE_ORDER_MARK, writeTable([texts.headers])];
    const rowIndexes = this.#find(filter);
    for (let first = 0; first < rowIndexes.length; first += ROWS_OF_TEXT) {
      const rows = [...rowIndexes.subarray(first, first + ROWS_OF_TEXT)].flatMap((rowIndex) =>
        this.#cellsAt(rowIndex, texts),
      );
      parts.push(writeTable(rows));
      await this.#pause();
    }
    return new Blob(parts, { type: 'text/csv;charset=utf-8' });
  }

  close(): void {
    this.#counts += 1;
    this.#setOrders(new OrderColumns());
  }

  #setOrders(orders: OrderColumns): void {
    this.#counts += 1;
    this.#orders = orders;
    this.#published = undefined;
    this.#count = undefined;
    this.#foundRows = undefined;
  }

  #find(filter: ChangeFilter): Int32Array {
    if (!this.#count) return new Int32Array();
    if (this.#foundRows?.of !== this.#count || !deepEqual(this.#foundRows.filter, filter))
      this.#foundRows = { of: this.#count, filter, places: this.#count.find(filter) };
    return this.#foundRows.places;
  }

  #rowAt(rowIndex: number): ChangedOrders['rows'][number] | undefined {
    const row = this.#count?.rowAt(rowIndex);
    return row && { ...this.#orders.orderAt(row.order), place: row.order, changes: row.changes };
  }

  #cellsAt(rowIndex: number, { types, effects, rules }: ExportTexts): readonly (readonly string[])[] {
    const row = this.#rowAt(rowIndex);
    const effectTypes = this.#count?.effects ?? [];
    if (!row) return [];
    const order = orderFields.map((field) => [row[field] ?? ''].flat().join(', '));
    return row.changes.map(({ before, after, rule }) => {
      const type = effectTypes[before]?.type;
      const typeName = type === undefined ? '' : (types[ruleTypes.indexOf(type)] ?? '');
      return [...order, typeName, effects[before] ?? '', effects[after] ?? '', rules[rule] ?? ''].map(guarded);
    });
  }
}
