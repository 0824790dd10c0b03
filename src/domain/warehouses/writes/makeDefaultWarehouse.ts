import type { Write } from '../../shared/write.ts';
import { withDefaultWarehouse } from '../warehouseList.ts';
import { decideWarehouses, type OneWarehouse, type WarehouseHolder } from './warehouseWriter.ts';

/** [WH-5] */
export const makeDefaultWarehouse: Write<WarehouseHolder, OneWarehouse> = {
  action: 'warehouse.made-default',
  decide: (document, { locationId }) =>
    decideWarehouses(document, (present) => withDefaultWarehouse(present, locationId), undefined),
};
