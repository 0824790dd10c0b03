import { isPageMadeId } from '../../publishing/createdIds.ts';
import type { Write } from '../../shared/write.ts';
import { validateNewWarehouse } from '../validateWarehouse.ts';
import { freeWarehouseName } from '../draftWarehouse.ts';
import type { Warehouse } from '../../company/parts/warehouse.ts';
import type { WarehouseContent } from '../warehouseParts.ts';
import { withNewWarehouse } from '../warehouseWrites.ts';
import { decideWarehouses, refusedWarehouse, type OneWarehouse, type WarehouseHolder } from './warehouseWriter.ts';

/** The first address of a company becomes its default [WH-4]. Returns the permanent id. */
export const createWarehouse: Write<WarehouseHolder, WarehouseContent, OneWarehouse> = {
  action: 'warehouse.created',
  decide(document, warehouse, fresh) {
    const error = validateNewWarehouse(warehouse);
    if (error) return refusedWarehouse(error);
    const locationId = idFor(warehouse.locationId, document.warehousesConfig ?? [], fresh.id);
    const { companyId } = document;
    const locationName = warehouse.locationName ?? freeWarehouseName(document.warehousesConfig ?? []);
    return decideWarehouses(
      document,
      (present) => withNewWarehouse(present, { ...warehouse, locationName, locationId, companyId }),
      { locationId },
    );
  },
};

/** A removed address returns with its id, so that rules apply again. Invalid, used and temporary ids are replaced. */
function idFor(proposed: string, present: readonly Warehouse[], freshId: string): string {
  const isFree = /^[\w.:-]{1,200}$/.test(proposed) && present.every(({ locationId }) => locationId !== proposed);
  return isFree && !isPageMadeId(proposed) ? proposed : freshId;
}
