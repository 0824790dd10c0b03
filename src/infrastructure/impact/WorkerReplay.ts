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

/** Evaluates orders in a worker. Once the worker has stopped, every call is rejected. */
export class WorkerReplay implements OrderReplay {
  readonly #worker: ReplayThread;
  readonly #pendingCalls = new Map<number, Waiting>();
  #lastCallNumber = 0;
  /** Reason why the worker has stopped. Undefined while it is running. */
  #stopReason: string | undefined;

  constructor(worker: ReplayThread) {
    this.#worker = worker;
    worker.addEventListener('message', ({ data }) => this.#handleMessage(data as ReplayMessage));
    for (const event of ['error', 'messageerror'] as const)
      worker.addEventListener(event, () => this.#stop('the thread stopped'));
  }

  takeSample(request: SampleRequest): Promise<void> {
    return this.#call('takeSample', [request]);
  }

  inspect(file: Blob, reading: OrderFileReading): Promise<Result<OrderFileOutline, OrderFileProblem>> {
    return this.#call('inspect', [file, reading]);
  }

  read(
    file: Blob,
    choice: OrderFileChoice,
    onProgress: OnReplayProgress,
    signal: AbortSignal,
  ): Promise<Result<OrderFileReport, OrderFileProblem> | undefined> {
    return this.#call('read', [file, choice], onProgress, signal);
  }

  count(rules: ReplayRules, onProgress: OnReplayProgress, signal: AbortSignal): Promise<ImpactSummary | undefined> {
    return this.#call('count', [rules], onProgress, signal);
  }

  rows(filter: ChangeFilter, first: number, max: number): Promise<ChangedOrders> {
    return this.#call('rows', [filter, first, max]);
  }

  write(filter: ChangeFilter, texts: ExportTexts): Promise<Blob> {
    return this.#call('write', [filter, texts]);
  }

  close(): void {
    this.#stop('closed');
  }

  #call<Answer>(
    call: keyof OrderReplay,
    given: readonly unknown[],
    onProgress?: OnReplayProgress,
    signal?: AbortSignal,
  ): Promise<Answer> {
    if (this.#stopReason !== undefined) return Promise.reject(new Error(this.#stopReason));
    this.#lastCallNumber += 1;
    const number = this.#lastCallNumber;
    const send = (request: ReplayRequest): void => this.#worker.postMessage(request);
    signal?.addEventListener('abort', () => send({ giveUp: number }), { once: true });
    return new Promise<Answer>((resolve, reject) => {
      this.#pendingCalls.set(number, { resolve, reject, onProgress });
      send({ call, number, given });
    });
  }

  #handleMessage(message: ReplayMessage): void {
    const pendingCall = this.#pendingCalls.get(message.number);
    if ('progress' in message) {
      pendingCall?.onProgress?.(message.progress);
      return;
    }
    this.#pendingCalls.delete(message.number);
    if ('failed' in message) pendingCall?.reject(new Error(message.failed));
    else pendingCall?.resolve(message.answer as never);
  }

  #stop(reason: string): void {
    this.#stopReason ??= reason;
    this.#worker.terminate();
    for (const { reject } of this.#pendingCalls.values()) reject(new Error(reason));
    this.#pendingCalls.clear();
  }
}
