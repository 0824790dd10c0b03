import { err, ok, type Result } from '../shared/result.ts';
import type { Warehouse } from '../company/parts/warehouse.ts';
import { defaultWarehouse, type WarehouseListError } from './warehouseList.ts';
import { bindingsOf, contentOf, detailsOf, type WarehouseContent, type WarehouseDetails } from './warehouseParts.ts';

export const MAX_WAREHOUSES = 1000;

/** Replaces all details. Missing details are removed. The order of the fields is unchanged. */
export function rewritten(warehouse: Warehouse, details: WarehouseDetails): Warehouse {
  const next = detailsOf(details);
  const remainingFields = Object.entries(warehouse).filter(
    ([field]) => field === 'default' || field === 'externalBindings' || Object.hasOwn(next, field),
  );
  return { ...(Object.fromEntries(remainingFields) as Partial<Warehouse>), ...next };
}

/** Replaces bindings. If there are none before and after, the warehouse is returned unchanged. */
export const rebound = (warehouse: Warehouse, externalBindings: readonly unknown[]): Warehouse =>
  externalBindings.length === 0 && bindingsOf(warehouse).length === 0 ? warehouse : { ...warehouse, externalBindings };

const replaced = (
  warehouses: readonly Warehouse[],
  locationId: string,
  replace: (warehouse: Warehouse) => Warehouse,
): readonly Warehouse[] =>
  warehouses.map((warehouse) => (warehouse.locationId === locationId ? replace(warehouse) : warehouse));

const contains = (warehouses: readonly Warehouse[], locationId: string): boolean =>
  warehouses.some((warehouse) => warehouse.locationId === locationId);

/** Appends a warehouse, as the default if none exists, because returns need a default. */
export function withNewWarehouse(
  warehouses: readonly Warehouse[],
  warehouse: WarehouseContent,
): Result<readonly Warehouse[], WarehouseListError> {
  if (warehouses.length >= MAX_WAREHOUSES) return err({ kind: 'too-many-warehouses' });
  if (contains(warehouses, warehouse.locationId)) return err({ kind: 'warehouse-known' });
  const isDefault = defaultWarehouse(warehouses) === undefined;
  if (isDefault && !warehouse.enabled) return err({ kind: 'warehouse-disabled' });
  return ok([...warehouses, { ...contentOf(warehouse), default: isDefault }]);
}

export function withWarehouse(
  warehouses: readonly Warehouse[],
  details: WarehouseDetails,
): Result<readonly Warehouse[], WarehouseListError> {
  const { locationId, enabled } = details;
  if (!contains(warehouses, locationId)) return err({ kind: 'warehouse-unknown' });
  if (!enabled && defaultWarehouse(warehouses)?.locationId === locationId) return err({ kind: 'warehouse-disabled' });
  return ok(replaced(warehouses, locationId, (warehouse) => rewritten(warehouse, details)));
}

export function withBindings(
  warehouses: readonly Warehouse[],
  locationId: string,
  externalBindings: readonly unknown[],
): Result<readonly Warehouse[], WarehouseListError> {
  if (!contains(warehouses, locationId)) return err({ kind: 'warehouse-unknown' });
  return ok(replaced(warehouses, locationId, (warehouse) => rebound(warehouse, externalBindings)));
}
