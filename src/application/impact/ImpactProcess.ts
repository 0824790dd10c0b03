import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ImpactSummary } from '../../domain/impact/impactSummary.ts';
import type { OrderFileOutline, OrderFileReading } from '../../domain/impact/orderFileOutline.ts';
import type { OrderFileChoice } from '../../domain/impact/OrderFileReader.ts';
import type { SampleRequest } from '../../domain/orders/sampleOrders.ts';
import type { Clock } from '../shared/Clock.ts';
import type { PortFailure } from '../shared/failure.ts';
import { ChangedRows } from './ChangedRows.ts';
import type {
  ExportTexts,
  OrderFileProblem,
  OrderFileReport,
  OrderReplay,
  OrderReplays,
  ReplayProgress,
  ReplayRules,
} from './OrderReplays.ts';

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
  /** Read rows per second. */
  readonly rate: number;
  readonly secondsLeft: number | undefined;
};

type FileSource = Extract<OrderSource, { kind: 'file' }>;
type Work = { readonly onProgress: (progress: ReplayProgress) => void; readonly controller: AbortController };

/** Reads past orders and evaluates the rules on them. `start` also restarts a stopped process. */
export class ImpactProcess {
  source: OrderSource = { kind: 'sample' };
  work: ReplayWork | undefined;
  problem: OrderFileProblem | { readonly kind: 'stopped' } | undefined;
  failure: PortFailure | undefined;
  summary: ImpactSummary | undefined;
  /** True if the summary may belong to earlier rules, because a count was cancelled. */
  isOutdated = false;
  readonly changed = new ChangedRows((filter, first, max) =>
    this.#attempt((replay) => replay.rows(filter, first, max)),
  );
  readonly #replays: OrderReplays;
  readonly #clock: Clock;
  readonly #sample: SampleRequest;
  #replay: OrderReplay | undefined;
  #startCount = 0;
  #sourceRequests = 0;
  #rules: ReplayRules | undefined;
  #countedRules: ReplayRules | undefined;
  #controller: AbortController | undefined;
  #hasOrders = false;

  constructor(replays: OrderReplays, clock: Clock, sample: SampleRequest) {
    this.#replays = replays;
    this.#clock = clock;
    this.#sample = sample;
    makeAutoObservable(this, { source: observableRef, summary: observableRef, changed: false });
  }

  async start(): Promise<void> {
    this.close();
    this.problem = undefined;
    this.failure = undefined;
    const start = this.#startCount;
    const result = await this.#replays.open();
    if (start !== this.#startCount) {
      if (result.ok) result.value.close();
      return;
    }
    if (!result.ok) {
      runInAction(() => (this.failure = result.error));
      return;
    }
    this.#replay = result.value;
    const { source } = this;
    if (source.kind === 'file') await this.#attempt((replay) => this.#read(replay, source.file, source.outline));
    else await this.takeSample();
  }

  async takeSample(): Promise<void> {
    this.#abort();
    this.problem = undefined;
    await this.#attempt((replay) => this.#useSample(replay));
  }

  async takeFile(file: File, reading: OrderFileReading): Promise<void> {
    this.#abort();
    this.problem = undefined;
    const sourceRequest = this.#sourceRequests;
    await this.#attempt(async (replay) => {
      const outline = await replay.inspect(file, reading);
      if (sourceRequest !== this.#sourceRequests) return;
      if (outline.ok) await this.#read(replay, file, outline.value);
      else await this.#refuse(replay, outline.error);
    });
  }

  async readAs(choice: OrderFileChoice): Promise<void> {
    const { source } = this;
    if (source.kind !== 'file') return;
    this.problem = undefined;
    const outline = { ...source.outline, choice };
    await this.#attempt((replay) => this.#read(replay, source.file, outline));
  }

  async countWith(rules: ReplayRules): Promise<void> {
    this.#rules = rules;
    if (this.#hasOrders && this.work?.kind !== 'reading') await this.recount();
  }

  async recount(): Promise<void> {
    await this.#attempt((replay) => this.#count(replay));
  }

  /** Cancels reading or counting. The previous orders and results remain. */
  async cancel(): Promise<void> {
    const { work } = this;
    this.#controller?.abort();
    this.work = undefined;
    if (work?.kind === 'counting') this.isOutdated = true;
    if (work?.kind === 'reading') await this.#attempt((replay) => this.#continue(replay));
  }

  write(texts: ExportTexts): Promise<Blob | undefined> {
    return this.#attempt((replay) => replay.write({ ...this.changed.filter }, texts));
  }

  close(): void {
    this.#startCount += 1;
    this.#abort();
    this.#replay?.close();
    this.#replay = undefined;
    this.#hasOrders = false;
  }

  async #useSample(replay: OrderReplay): Promise<void> {
    await replay.takeSample(this.#sample);
    this.#setSource({ kind: 'sample' });
    await this.#count(replay);
  }

  async #read(replay: OrderReplay, file: File, outline: OrderFileOutline): Promise<void> {
    const { onProgress, controller } = this.#startWork('reading');
    const report = await replay.read(file, outline.choice, onProgress, controller.signal);
    if (!report || controller.signal.aborted) return;
    runInAction(() => (this.work = undefined));
    if (!report.ok) {
      await this.#refuse(replay, report.error);
      return;
    }
    this.#setSource({ kind: 'file', file, outline, report: report.value } satisfies FileSource);
    await this.#count(replay);
  }

  async #count(replay: OrderReplay): Promise<void> {
    const rules = this.#rules;
    if (!rules) return;
    const { onProgress, controller } = this.#startWork('counting');
    const summary = await replay.count(rules, onProgress, controller.signal);
    // Show a count that finished before its cancellation, because later rows belong to it.
    if (!summary) return;
    const isNewest = controller === this.#controller;
    runInAction(() => {
      this.summary = summary;
      this.#countedRules = rules;
      if (!isNewest) return;
      this.work = undefined;
      this.isOutdated = false;
    });
    const { type, search } = this.changed.filter;
    // Reset all other filters, because they contain indexes of rules in the old summary.
    await this.changed.show({ type, search });
  }

  async #continue(replay: OrderReplay): Promise<void> {
    if (!this.#hasOrders) await this.#useSample(replay);
    else if (this.#countedRules !== this.#rules) await this.#count(replay);
  }

  #startWork(kind: ReplayWork['kind']): Work {
    this.#controller?.abort();
    const controller = new AbortController();
    this.#controller = controller;
    const startTime = this.#clock.now();
    const show = (work: ReplayWork): void => runInAction(() => void (this.work = work));
    show({ kind, progress: undefined, rate: 0, secondsLeft: undefined });
    const onProgress = (progress: ReplayProgress): void => {
      if (controller.signal.aborted) return;
      const seconds = (this.#clock.now() - startTime) / 1_000;
      const share = progress.of === 0 ? 1 : progress.done / progress.of;
      show({
        kind,
        progress,
        rate: seconds > 0 ? progress.rows / seconds : 0,
        secondsLeft: share > 0 ? (seconds / share) * (1 - share) : undefined,
      });
    };
    return { onProgress, controller };
  }

  #abort(): void {
    this.#sourceRequests += 1;
    this.#controller?.abort();
    this.#controller = undefined;
    this.work = undefined;
  }

  #setSource(source: OrderSource): void {
    runInAction(() => {
      this.source = source;
      this.summary = undefined;
      this.isOutdated = false;
      this.#countedRules = undefined;
      this.#hasOrders = true;
      this.changed.clear();
    });
  }

  async #refuse(replay: OrderReplay, problem: OrderFileProblem): Promise<void> {
    runInAction(() => (this.problem = problem));
    await this.#continue(replay);
  }

  async #attempt<Answer>(work: (replay: OrderReplay) => Promise<Answer>): Promise<Answer | undefined> {
    const replay = this.#replay;
    try {
      return replay && (await work(replay));
    } catch {
      if (replay === this.#replay)
        runInAction(() => {
          this.problem = { kind: 'stopped' };
          this.work = undefined;
        });
      return undefined;
    }
  }
}
