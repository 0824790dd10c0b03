import type { Write } from '../../shared/write.ts';
import { validateWarehouse } from '../validateWarehouse.ts';
import type { WarehouseDetails } from '../warehouseParts.ts';
import { withWarehouse } from '../warehouseWrites.ts';
import { decideWarehouses, refusedWarehouse, type WarehouseHolder } from './warehouseWriter.ts';

/** Writes a return address whole [WH-1]; its bindings and being the default stay. */
export const updateWarehouse: Write<WarehouseHolder, WarehouseDetails> = {
  action: 'warehouse.updated',
  decide(document, warehouse) {
    const error = validateWarehouse(warehouse);
    if (error) return refusedWarehouse(error);
    const { companyId } = document;
    return decideWarehouses(document, (present) => withWarehouse(present, { ...warehouse, companyId }), undefined);
  },
};
