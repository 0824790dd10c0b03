import type { OrderReplays } from '../../application/impact/OrderReplays.ts';
import { err, ok } from '../../domain/shared/result.ts';
import { trustedScript } from '../page/trustedScripts.ts';
import { WorkerReplay } from './WorkerReplay.ts';

/** Threads of their own, each from the script that is built for it. */
export async function workerReplays(): Promise<OrderReplays> {
  const { default: address } = await import('./replayWorker.ts?worker&url');
  return {
    open: async () => {
      try {
        return ok(new WorkerReplay(new Worker(trustedScript(address), { type: 'module', name: 'impact' })));
      } catch {
        // A browser without workers, or a policy that lets none begin.
        return err({ kind: 'unavailable' });
      }
    },
  };
}
