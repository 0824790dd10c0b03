import type { OrderReplays } from '../../application/impact/OrderReplays.ts';
import { err, ok } from '../../domain/shared/result.ts';
import { trustedScript } from '../page/trustedScripts.ts';
import { WorkerReplay } from './WorkerReplay.ts';

export async function workerReplays(): Promise<OrderReplays> {
  const { default: address } = await import('./replayWorker.ts?worker&url');
  return {
    open: async () => {
      try {
        return ok(new WorkerReplay(new Worker(trustedScript(address), { type: 'module', name: 'impact' })));
      } catch {
        // The browser has no workers, or a policy forbids them.
        return err({ kind: 'unavailable' });
      }
    },
  };
}
