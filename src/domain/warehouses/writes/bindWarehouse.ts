import type { Write } from '../../shared/write.ts';
import { validateBindings } from '../validateWarehouse.ts';
import { withBindings } from '../warehouseWrites.ts';
import { decideWarehouses, refusedWarehouse, type OneWarehouse, type WarehouseHolder } from './warehouseWriter.ts';

export const bindWarehouse: Write<WarehouseHolder, OneWarehouse & { readonly externalBindings: readonly unknown[] }> = {
  action: 'warehouse.bound',
  decide(document, { locationId, externalBindings }) {
    const error = validateBindings(externalBindings);
    if (error) return refusedWarehouse(error);
    return decideWarehouses(document, (present) => withBindings(present, locationId, externalBindings), undefined);
  },
};
