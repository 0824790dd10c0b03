import { OrderReplays } from '../../application/impact/OrderReplays.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { WorkerReplays } from '../../infrastructure/impact/WorkerReplays.ts';

/** The same in the demo: orders never leave the browser. */
export function impactAdapters(bind: Bind): void {
  provide(bind, OrderReplays, [], () => new WorkerReplays());
}
