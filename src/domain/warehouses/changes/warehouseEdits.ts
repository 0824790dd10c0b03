import type { PendingChange } from '../../changes/pendingChange.ts';
import type { Warehouse } from '../../company/parts/warehouse.ts';
import { bindingsOf } from '../warehouseParts.ts';
import { bindingsChange, bindingsKey, defaultChange } from './warehouseChanges.ts';
import { warehouseEntries, type BindingsValue } from './warehouseEntries.ts';

export const saveWarehouse = (published: readonly Warehouse[], warehouse: Warehouse): PendingChange =>
  warehouseEntries.save(published, warehouse);

export function removeWarehouse(
  published: readonly Warehouse[],
  locationId: string,
  newDefault?: string,
): readonly PendingChange[] {
  const current = warehouseEntries.find(published, locationId);
  return [
    warehouseEntries.remove(published, locationId),
    bindWarehouse(published, locationId, current && bindingsOf(current)),
    ...(newDefault === undefined ? [] : [chooseDefault(published, newDefault)]),
  ];
}

export const chooseDefault = (published: readonly Warehouse[], locationId: string): PendingChange =>
  defaultChange(published, locationId);

export function bindWarehouse(
  published: readonly Warehouse[],
  locationId: string,
  externalBindings?: readonly unknown[],
): PendingChange {
  const current = warehouseEntries.find(published, locationId);
  if (current) return bindingsChange(current, externalBindings ?? bindingsOf(current));
  const value: BindingsValue | undefined = externalBindings && { externalBindings };
  return { type: 'WAREHOUSE_BINDINGS', key: bindingsKey(locationId), value, originalValue: undefined };
}
