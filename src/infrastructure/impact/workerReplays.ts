import type { OrderReplays } from '../../application/impact/OrderReplays.ts';
import { err, ok } from '../../domain/shared/result.ts';
import { trustedScript } from '../page/trustedScripts.ts';
import { workerReplay } from './workerReplay.ts';

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
