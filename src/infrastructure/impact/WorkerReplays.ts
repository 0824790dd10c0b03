import type { OrderReplay, OrderReplays } from '../../application/impact/OrderReplays.ts';
import { trustedScript } from '../page/trustedScripts.ts';
import address from './replayWorker.ts?worker&url';
import { WorkerReplay } from './WorkerReplay.ts';

/** Threads of their own, each from the script that is built for it. */
export class WorkerReplays implements OrderReplays {
  open(): OrderReplay {
    return new WorkerReplay(new Worker(trustedScript(address), { type: 'module', name: 'impact' }));
  }
}
