import { OrderReplays } from '../../application/impact/OrderReplays.ts';
import { workerReplays } from '../../infrastructure/impact/workerReplays.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** Binds the evaluation of past orders. The demo uses the same binding, because orders never leave the browser. */
export function bindOrderReplays(bind: Bind): void {
  provide(bind, OrderReplays, [], () => workerReplays);
}
