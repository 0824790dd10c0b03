import type { OrderReplays } from '../../application/impact/OrderReplays.ts';
import { ok } from '../../domain/shared/result.ts';
import { trustedScript } from '../page/trustedScripts.ts';
import { WorkerReplay } from './WorkerReplay.ts';

/** Threads of their own, each from the script that is built for it. */
export async function workerReplays(): Promise<OrderReplays> {
  const { default: address } = await import('./replayWorker.ts?worker&url');
  return {
    open: () =>
      Promise.resolve(ok(new WorkerReplay(new Worker(trustedScript(address), { type: 'module', name: 'impact' })))),
  };
}
