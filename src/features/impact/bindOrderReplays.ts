import { OrderReplays } from '../../application/impact/OrderReplays.ts';
import { workerReplays } from '../../infrastructure/impact/workerReplays.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** The same in every composition, because orders never leave the browser. */
export function bindOrderReplays(bind: Bind): void {
  provide(bind, OrderReplays, [], () => workerReplays);
}
