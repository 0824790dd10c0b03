import type { OrderReplays, OnReplayProgress, OrderReplay } from '../../application/impact/OrderReplays.ts';
import { err, ok } from '../../domain/shared/result.ts';
import { trustedScript } from '../page/trustedScripts.ts';
import type { ReplayMessage, ReplayRequest } from './replayMessages.ts';

export const workerReplays: OrderReplays = {
  open: async () => {
    const script = await import('./replayWorker.ts?worker&url').catch(() => undefined);
    if (!script) return err({ kind: 'unreachable' });
    try {
      return ok(workerReplay(new Worker(trustedScript(script.default), { type: 'module', name: 'impact' })));
    } catch {
      // The browser has no workers, or a content security policy forbids them.
      return err({ kind: 'unavailable' });
    }
  },
};

type Waiting = {
  readonly resolve: (answer: never) => void;
  readonly reject: (cause: Error) => void;
  readonly onProgress: OnReplayProgress | undefined;
};

export type ReplayThread = Pick<Worker, 'postMessage' | 'terminate'> & {
  addEventListener(event: 'message' | 'error' | 'messageerror', listener: (event: { data?: unknown }) => void): void;
};

/** Evaluates orders in a worker. Once the worker has stopped, every call is rejected. */
export function workerReplay(worker: ReplayThread): OrderReplay {
  const pendingCalls = new Map<number, Waiting>();
  let lastCallNumber = 0;
  /** Reason why the worker has stopped. Undefined while it is running. */
  let stopReason: string | undefined;
  worker.addEventListener('message', ({ data }) => handleMessage(data as ReplayMessage));
  for (const event of ['error', 'messageerror'] as const)
    worker.addEventListener(event, () => stop('the thread stopped'));

  function call<Answer>(
    method: keyof OrderReplay,
    given: readonly unknown[],
    onProgress?: OnReplayProgress,
    signal?: AbortSignal,
  ): Promise<Answer> {
    if (stopReason !== undefined) return Promise.reject(new Error(stopReason));
    lastCallNumber += 1;
    const number = lastCallNumber;
    const send = (request: ReplayRequest): void => worker.postMessage(request);
    signal?.addEventListener('abort', () => send({ giveUp: number }), { once: true });
    return new Promise<Answer>((resolve, reject) => {
      pendingCalls.set(number, { resolve, reject, onProgress });
      send({ call: method, number, given });
    });
  }

  function handleMessage(message: ReplayMessage): void {
    const pendingCall = pendingCalls.get(message.number);
    if ('progress' in message) {
      pendingCall?.onProgress?.(message.progress);
      return;
    }
    pendingCalls.delete(message.number);
    if ('failed' in message) pendingCall?.reject(new Error(message.failed));
    else pendingCall?.resolve(message.answer as never);
  }

  function stop(reason: string): void {
    stopReason ??= reason;
    worker.terminate();
    for (const { reject } of pendingCalls.values()) reject(new Error(reason));
    pendingCalls.clear();
  }

  return {
    takeSample: (request) => call('takeSample', [request]),
    inspect: (file, reading) => call('inspect', [file, reading]),
    read: (file, choice, onProgress, signal) => call('read', [file, choice], onProgress, signal),
    count: (rules, onProgress, signal) => call('count', [rules], onProgress, signal),
    rows: (filter, first, max) => call('rows', [filter, first, max]),
    write: (filter, texts) => call('write', [filter, texts]),
    close() {
      stop('closed');
    },
  };
}
