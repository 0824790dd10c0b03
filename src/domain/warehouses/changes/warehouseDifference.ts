import type { PendingChange } from '../../changes/pendingChange.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { anchorsOf, isInSameOrder } from '../../shared/listOrder.ts';
import { applyWarehouseChanges, idOfWarehouse } from './applyWarehouseChanges.ts';
import type { Warehouse } from '../../company/parts/warehouse.ts';
import { bindWarehouse, chooseDefault, removeWarehouse, saveWarehouse } from './warehouseEdits.ts';
import { WAREHOUSE_ORDER_KEY } from './warehouseKey.ts';
import { defaultWarehouse } from '../warehouseList.ts';
import { bindingsOf } from '../warehouseParts.ts';

/** The changes that make one list of warehouses the other, their order among them only where it needs saying. */
export function warehouseDifference(from: readonly Warehouse[], to: readonly Warehouse[]): readonly PendingChange[] {
  const changes = contentDifference(from, to);
  const [value, originalValue] = [to.map(idOfWarehouse), from.map(idOfWarehouse)];
  if (isInSameOrder(applyWarehouseChanges(from, changes).map(idOfWarehouse), value)) return changes;
  return [...changes, { type: 'WAREHOUSE', key: WAREHOUSE_ORDER_KEY, value, originalValue }];
}

function contentDifference(from: readonly Warehouse[], to: readonly Warehouse[]): readonly PendingChange[] {
  const before = new Map(from.map((warehouse) => [warehouse.locationId, warehouse]));
  const staying = new Set(to.map(idOfWarehouse));
  const anchors = anchorsOf(from.map(idOfWarehouse), to.map(idOfWarehouse));
  const bound = to.filter((warehouse) => {
    const present = before.get(warehouse.locationId);
    return present && !deepEqual(bindingsOf(present), bindingsOf(warehouse));
  });
  return [
    ...to.map((warehouse) => {
      const valueId = anchors.get(warehouse.locationId);
      return { ...saveWarehouse(from, warehouse), ...(valueId !== undefined && { valueId }) };
    }),
    ...from
      .filter(({ locationId }) => !staying.has(locationId))
      .flatMap(({ locationId }) => removeWarehouse(from, locationId)),
    { ...chooseDefault(from, ''), value: defaultWarehouse(to)?.locationId },
    ...bound.map((warehouse) => bindWarehouse(from, warehouse.locationId, bindingsOf(warehouse))),
  ].filter(({ value, originalValue }) => !deepEqual(value, originalValue));
}
