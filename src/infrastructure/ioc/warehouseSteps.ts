import { LazyStepRunner } from '../../application/publishing/LazyStepRunner.ts';
import type { PublishStepRunner } from '../../application/publishing/PublishStepRunner.ts';
import type { WarehouseGateway } from '../../application/warehouses/WarehouseGateway.ts';

/** The publish steps of return addresses, fetched when one of them is taken. */
export const warehouseSteps = (warehouses: WarehouseGateway): readonly PublishStepRunner[] => [
  new LazyStepRunner('warehouses', async () => {
    const { PublishWarehousesStep } = await import('../../application/warehouses/PublishWarehousesStep.ts');
    return new PublishWarehousesStep(warehouses);
  }),
  new LazyStepRunner('warehouse-bindings', async () => {
    const { PublishBindingsStep } = await import('../../application/warehouses/PublishBindingsStep.ts');
    return new PublishBindingsStep(warehouses);
  }),
];
