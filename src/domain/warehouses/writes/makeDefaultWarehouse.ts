import type { Write } from '../../shared/write.ts';
import { withDefaultWarehouse } from '../warehouseList.ts';
import { decideWarehouses, type OneWarehouse, type WarehouseHolder } from './warehouseWriter.ts';

/** Makes a return address the default [WH-5]: there is always exactly one. */
export const makeDefaultWarehouse: Write<WarehouseHolder, OneWarehouse> = {
  action: 'warehouse.made-default',
  decide: (document, { locationId }) =>
    decideWarehouses(document, (present) => withDefaultWarehouse(present, locationId), undefined),
};
