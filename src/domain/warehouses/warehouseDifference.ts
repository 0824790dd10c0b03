import type { PendingChange } from '../changes/pendingChange.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import type { Warehouse } from './warehouse.ts';
import { bindWarehouse, chooseDefault, removeWarehouse, saveWarehouse } from './warehouseEdits.ts';
import { defaultWarehouse } from './warehouseList.ts';
import { bindingsOf } from './warehouseParts.ts';

/** The changes that make one list of warehouses the other; the order of the list means nothing. */
export function warehouseDifference(from: readonly Warehouse[], to: readonly Warehouse[]): readonly PendingChange[] {
  const before = new Map(from.map((warehouse) => [warehouse.locationId, warehouse]));
  const staying = new Set(to.map(({ locationId }) => locationId));
  const bound = to.filter((warehouse) => {
    const present = before.get(warehouse.locationId);
    return present && !deepEqual(bindingsOf(present), bindingsOf(warehouse));
  });
  return [
    ...to.map((warehouse) => saveWarehouse(from, warehouse)),
    ...from
      .filter(({ locationId }) => !staying.has(locationId))
      .flatMap(({ locationId }) => removeWarehouse(from, locationId)),
    { ...chooseDefault(from, ''), value: defaultWarehouse(to)?.locationId },
    ...bound.map((warehouse) => bindWarehouse(from, warehouse.locationId, bindingsOf(warehouse))),
  ].filter(({ value, originalValue }) => !deepEqual(value, originalValue));
}
