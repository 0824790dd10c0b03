import type {
  ChangedOrders,
  ExportTexts,
  OnReplayProgress,
  OrderFileProblem,
  OrderFileReport,
  OrderReplay,
  ReplayRules,
} from '../../application/impact/OrderReplays.ts';
import type { ChangeFilter } from '../../domain/impact/ChangeList.ts';
import type { ImpactSummary } from '../../domain/impact/impactSummary.ts';
import type { OrderFileOutline, OrderFileReading } from '../../domain/impact/orderFileOutline.ts';
import type { OrderFileChoice } from '../../domain/impact/OrderFileReader.ts';
import type { SampleRequest } from '../../domain/orders/sampleOrders.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { ReplayMessage, ReplayRequest } from './replayMessages.ts';

type Waiting = {
  readonly resolve: (answer: never) => void;
  readonly reject: (cause: Error) => void;
  readonly onProgress: OnReplayProgress | undefined;
};

export type ReplayThread = Pick<Worker, 'postMessage' | 'terminate'> & {
  addEventListener(event: 'message' | 'error' | 'messageerror', listener: (event: { data?: unknown }) => void): void;
};

/** Runs in a worker. Every call is rejected once the worker has stopped. */
export class WorkerReplay implements OrderReplay {
  readonly #worker: ReplayThread;
  readonly #waiting = new Map<number, Waiting>();
  #calls = 0;
  /** Why the worker stopped. */
  #end: string | undefined;

  constructor(worker: ReplayThread) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }) => this.#hear(data as ReplayMessage));
    for (const event of ['error', 'messageerror'] as const)
      worker.addEventListener(event, () => this.#stop('the thread stopped'));
  }

  takeSample(request: SampleRequest): Promise<void> {
    return this.#ask('takeSample', [request]);
  }

  inspect(file: Blob, reading: OrderFileReading): Promise<Result<OrderFileOutline, OrderFileProblem>> {
    return this.#ask('inspect', [file, reading]);
  }

  read(
    file: Blob,
    choice: OrderFileChoice,
    onProgress: OnReplayProgress,
    signal: AbortSignal,
  ): Promise<Result<OrderFileReport, OrderFileProblem> | undefined> {
    return this.#ask('read', [file, choice], onProgress, signal);
  }

  count(rules: ReplayRules, onProgress: OnReplayProgress, signal: AbortSignal): Promise<ImpactSummary | undefined> {
    return this.#ask('count', [rules], onProgress, signal);
  }

  rows(filter: ChangeFilter, first: number, max: number): Promise<ChangedOrders> {
    return this.#ask('rows', [filter, first, max]);
  }

  write(filter: ChangeFilter, texts: ExportTexts): Promise<Blob> {
    return this.#ask('write', [filter, texts]);
  }

  close(): void {
    this.#stop('closed');
  }

  #ask<Answer>(
    call: keyof OrderReplay,
    given: readonly unknown[],
    onProgress?: OnReplayProgress,
    signal?: AbortSignal,
  ): Promise<Answer> {
    if (this.#end !== undefined) return Promise.reject(new Error(this.#end));
    this.#calls += 1;
    const number = this.#calls;
    const send = (request: ReplayRequest): void => this.#worker.postMessage(request);
    signal?.addEventListener('abort', () => send({ giveUp: number }), { once: true });
    return new Promise<Answer>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject, onProgress });
      send({ call, number, given });
    });
  }

  #hear(message: ReplayMessage): void {
    const waiting = this.#waiting.get(message.number);
    if ('progress' in message) {
      waiting?.onProgress?.(message.progress);
      return;
    }
    this.#waiting.delete(message.number);
    if ('failed' in message) waiting?.reject(new Error(message.failed));
    else waiting?.resolve(message.answer as never);
  }

  #stop(why: string): void {
    this.#end ??= why;
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }
}
