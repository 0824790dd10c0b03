import type { PendingChange } from '../../changes/pendingChange.ts';
import type { ChangeType } from '../../changes/changeType.ts';
import type { BindingsValue, RemovedWarehouse, WarehouseValue } from './applyWarehouseChanges.ts';
import type { Warehouse } from '../../company/parts/warehouse.ts';
import { bindingsKey, DEFAULT_WAREHOUSE_KEY, warehouseKey } from './warehouseKey.ts';
import { defaultWarehouse } from '../warehouseList.ts';
import { bindingsOf, contentOf, detailsOf } from '../warehouseParts.ts';

const change = (
  key: string,
  value: unknown,
  originalValue: unknown,
  type: ChangeType = 'WAREHOUSE',
): PendingChange => ({
  type,
  key,
  value,
  originalValue,
});

const find = (published: readonly Warehouse[], locationId: string): Warehouse | undefined =>
  published.find((warehouse) => warehouse.locationId === locationId);

/** The edit that adds a warehouse under a page-made id, or writes a published one anew. */
export function saveWarehouse(published: readonly Warehouse[], warehouse: Warehouse): PendingChange {
  const present = find(published, warehouse.locationId);
  // A new one carries its bindings itself: it has no call of its own for them before it is there.
  const value: WarehouseValue = present ? detailsOf(warehouse) : contentOf(warehouse);
  return change(warehouseKey(warehouse.locationId), value, present && detailsOf(present));
}

/** The value that removes a warehouse. */
export const removalOf = (warehouse: Warehouse): RemovedWarehouse => ({
  removed: true,
  externalBindings: bindingsOf(warehouse),
});

/** The edits that remove a warehouse, its pending bindings with it; one that was never published leaves no trace. */
export function removeWarehouse(
  published: readonly Warehouse[],
  locationId: string,
  newDefault?: string,
): readonly PendingChange[] {
  const present = find(published, locationId);
  return [
    change(warehouseKey(locationId), present && removalOf(present), present && detailsOf(present)),
    unbound(published, locationId),
    ...(newDefault === undefined ? [] : [chooseDefault(published, newDefault)]),
  ];
}

/** The edit after which bindings are as they are published. */
function unbound(published: readonly Warehouse[], locationId: string): PendingChange {
  const present = find(published, locationId);
  const value = present && { externalBindings: bindingsOf(present) };
  return change(bindingsKey(locationId), value, value, 'WAREHOUSE_BINDINGS');
}

export const chooseDefault = (published: readonly Warehouse[], locationId: string): PendingChange =>
  change(DEFAULT_WAREHOUSE_KEY, locationId, defaultWarehouse(published)?.locationId);

/** The edit that replaces what other systems call a published warehouse. */
export function bindWarehouse(
  published: readonly Warehouse[],
  locationId: string,
  externalBindings: readonly unknown[],
): PendingChange {
  const present = find(published, locationId);
  const value: BindingsValue = { externalBindings };
  return change(
    bindingsKey(locationId),
    value,
    present && { externalBindings: bindingsOf(present) },
    'WAREHOUSE_BINDINGS',
  );
}
