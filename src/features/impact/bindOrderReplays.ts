import { OrderReplays } from '../../application/impact/OrderReplays.ts';
import { lazyGateway } from '../../infrastructure/ioc/lazyGateway.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

/** The same in every composition, because orders never leave the browser. */
export function bindOrderReplays(bind: Bind): void {
  provide(bind, OrderReplays, [], () =>
    lazyGateway<OrderReplays>({ open: true }, async () => {
      const { workerReplays } = await import('../../infrastructure/impact/workerReplays.ts');
      return workerReplays();
    }),
  );
}
