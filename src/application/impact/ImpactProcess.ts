import { makeAutoObservable, observableRef } from 'mobx';
import type { ChangeFilter } from '../../domain/impact/ChangeList.ts';
import type { ImpactSummary } from '../../domain/impact/impactSummary.ts';
import type { OrderFileChoice } from '../../domain/impact/OrderFileReader.ts';
import type { SampleRequest } from '../../domain/orders/sampleOrders.ts';
import type { Clock } from '../shared/Clock.ts';
import type {
  ChangedOrders,
  ExportTexts,
  OrderFileOutline,
  OrderFileProblem,
  OrderFileReport,
  OrderReplay,
  ReplayProgress,
  ReplayRules,
} from './OrderReplays.ts';

/** Where the orders come from. */
export type OrderSource =
  | { readonly kind: 'sample' }
  | {
      readonly kind: 'file';
      readonly file: File;
      readonly outline: OrderFileOutline;
      readonly report: OrderFileReport;
    };

export type ReplayWork = {
  readonly kind: 'reading' | 'counting';
  readonly progress: ReplayProgress | undefined;
  /** Rows a second. */
  readonly rate: number;
  readonly secondsLeft: number | undefined;
};

/** Rows of the table that are shown at once. */
export const ROWS_OF_PAGE = 50;

const nothing: ChangedOrders = { total: 0, rows: [] };

/** A process: past orders are taken, read and counted, and counted anew with each edit of the rules. */
export class ImpactProcess {
  source: OrderSource = { kind: 'sample' };
  work: ReplayWork | undefined;
  problem: OrderFileProblem | { readonly kind: 'stopped' } | undefined;
  summary: ImpactSummary | undefined;
  filter: ChangeFilter = {};
  page = 0;
  changed: ChangedOrders = nothing;
  readonly #replay: OrderReplay;
  readonly #clock: Clock;
  #rules: ReplayRules | undefined;
  #controller: AbortController | undefined;
  #questions = 0;
  #hasOrders = false;

  constructor(replay: OrderReplay, clock: Clock) {
    this.#replay = replay;
    this.#clock = clock;
    makeAutoObservable(this, { source: observableRef, summary: observableRef, changed: observableRef });
  }

  /** Counts on the orders of the sample. */
  async takeSample(request: SampleRequest): Promise<void> {
    await this.#attempt(async () => {
      await this.#replay.takeSample(request);
      this.#take({ kind: 'sample' });
      await this.#count();
    });
  }

  /** Looks at a file, guesses its columns and reads it. */
  async takeFile(file: File): Promise<void> {
    await this.#attempt(async () => {
      const outline = await this.#replay.inspect(file);
      if (outline.ok) await this.#read(file, outline.value);
      else this.#refuse(outline.error);
    });
  }

  /** Reads the file again with other columns or formats. */
  async readAs(choice: OrderFileChoice): Promise<void> {
    const { source } = this;
    if (source.kind === 'file')
      await this.#attempt(() => this.#read(source.file, { headers: source.outline.headers, choice }));
  }

  /** Counts with these rules, now and on orders to come. */
  async countWith(rules: ReplayRules): Promise<void> {
    this.#rules = rules;
    if (this.#hasOrders && this.work?.kind !== 'reading') await this.#attempt(() => this.#count());
  }

  /** Gives up what goes on: the orders and the figures that stood before stay. */
  cancel(): void {
    this.#controller?.abort();
    this.work = undefined;
  }

  async show(filter: ChangeFilter, page = 0): Promise<void> {
    this.filter = filter;
    this.page = page;
    await this.#attempt(() => this.#ask());
  }

  /** A CSV file of the changed orders that are shown, on all pages. */
  write(texts: ExportTexts): Promise<Blob> {
    return this.#replay.write({ ...this.filter }, texts);
  }

  close(): void {
    this.cancel();
    this.#replay.close();
  }

  async #read(file: File, outline: OrderFileOutline): Promise<void> {
    const work = this.#begin('reading');
    const report = await this.#replay.read(file, outline.choice, work.onProgress, work.signal);
    if (!report || work.signal.aborted) return;
    this.work = undefined;
    if (!report.ok) {
      this.#refuse(report.error);
      return;
    }
    this.#take({ kind: 'file', file, outline, report: report.value });
    await this.#count();
  }

  async #count(): Promise<void> {
    if (!this.#rules) return;
    const work = this.#begin('counting');
    const summary = await this.#replay.count(this.#rules, work.onProgress, work.signal);
    if (!summary || work.signal.aborted) return;
    this.#counted(summary);
    await this.#ask();
  }

  async #ask(): Promise<void> {
    this.#questions += 1;
    const turn = this.#questions;
    const changed = await this.#replay.rows({ ...this.filter }, this.page * ROWS_OF_PAGE, ROWS_OF_PAGE);
    if (turn === this.#questions) this.#showRows(changed);
  }

  #begin(kind: ReplayWork['kind']): {
    readonly onProgress: (progress: ReplayProgress) => void;
    readonly signal: AbortSignal;
  } {
    this.#controller?.abort();
    const controller = new AbortController();
    this.#controller = controller;
    const begun = this.#clock.now();
    this.work = { kind, progress: undefined, rate: 0, secondsLeft: undefined };
    const onProgress = (progress: ReplayProgress): void => {
      if (controller.signal.aborted) return;
      const seconds = (this.#clock.now() - begun) / 1_000;
      const share = progress.of === 0 ? 1 : progress.done / progress.of;
      this.#progressed({
        kind,
        progress,
        rate: seconds > 0 ? progress.rows / seconds : 0,
        secondsLeft: share > 0 ? (seconds / share) * (1 - share) : undefined,
      });
    };
    return { onProgress, signal: controller.signal };
  }

  #progressed(work: ReplayWork): void {
    this.work = work;
  }

  #take(source: OrderSource): void {
    this.source = source;
    this.problem = undefined;
    this.summary = undefined;
    this.changed = nothing;
    this.filter = {};
    this.page = 0;
    this.#hasOrders = true;
  }

  #counted(summary: ImpactSummary): void {
    this.summary = summary;
    this.work = undefined;
    const { rule } = this.filter;
    // Rules are known by their place in a summary.
    if (rule !== undefined) this.filter = { type: this.filter.type, search: this.filter.search };
    this.page = 0;
  }

  #showRows(changed: ChangedOrders): void {
    this.changed = changed;
  }

  #refuse(problem: OrderFileProblem): void {
    this.problem = problem;
    this.work = undefined;
  }

  async #attempt(work: () => Promise<void>): Promise<void> {
    try {
      this.#forget();
      await work();
    } catch {
      this.#stopped();
    }
  }

  #forget(): void {
    this.problem = undefined;
  }

  #stopped(): void {
    this.problem = { kind: 'stopped' };
    this.work = undefined;
  }
}
