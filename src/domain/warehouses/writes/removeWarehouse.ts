import type { Write } from '../../shared/write.ts';
import { withoutWarehouse } from '../warehouseList.ts';
import { decideWarehouses, type OneWarehouse, type WarehouseHolder } from './warehouseWriter.ts';

export const removeWarehouse: Write<WarehouseHolder, OneWarehouse & { readonly newDefault?: string | undefined }> = {
  action: 'warehouse.removed',
  decide: (document, { locationId, newDefault }) =>
    decideWarehouses(document, (present) => withoutWarehouse(present, locationId, newDefault), undefined),
};
