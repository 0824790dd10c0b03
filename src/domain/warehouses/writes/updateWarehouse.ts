import type { Write } from '../../shared/write.ts';
import { validateWarehouse } from '../validateWarehouse.ts';
import type { WarehouseDetails } from '../warehouseParts.ts';
import { withWarehouse } from '../warehouseWrites.ts';
import { decideWarehouses, refusedWarehouse, type WarehouseHolder } from './warehouseWriter.ts';

/** Replaces a return address [WH-1]. Bindings and default are unchanged. */
export const updateWarehouse: Write<WarehouseHolder, WarehouseDetails> = {
  action: 'warehouse.updated',
  decide(document, warehouse) {
    const error = validateWarehouse(warehouse);
    if (error) return refusedWarehouse(error);
    const { companyId } = document;
    return decideWarehouses(document, (present) => withWarehouse(present, { ...warehouse, companyId }), undefined);
  },
};
