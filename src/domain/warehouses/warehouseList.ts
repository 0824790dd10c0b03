import { err, ok, type Result } from '../shared/result.ts';
import type { Warehouse } from '../company/parts/warehouse.ts';

export const defaultWarehouse = (warehouses: readonly Warehouse[]): Warehouse | undefined =>
  warehouses.find((warehouse) => warehouse.default === true);

/** Sets the default flags. A warehouse whose flag is already right is returned unchanged. */
export const markDefault = (warehouses: readonly Warehouse[], locationId: string | undefined): readonly Warehouse[] =>
  warehouses.map((warehouse) => {
    const isDefault = warehouse.locationId === locationId;
    return isDefault === (warehouse.default ?? false) ? warehouse : { ...warehouse, default: isDefault };
  });

export type WarehouseListError = {
  readonly kind:
    | 'warehouse-unknown'
    | 'warehouse-known'
    | 'warehouse-disabled'
    | 'too-many-warehouses'
    | 'successor-needed'
    | 'successor-is-itself';
};

/** Changes the default. The new default must be enabled, because it receives returns. */
export function withDefaultWarehouse(
  warehouses: readonly Warehouse[],
  locationId: string,
): Result<readonly Warehouse[], WarehouseListError> {
  const chosen = warehouses.find((warehouse) => warehouse.locationId === locationId);
  if (!chosen) return err({ kind: 'warehouse-unknown' });
  if (!chosen.enabled) return err({ kind: 'warehouse-disabled' });
  return ok(markDefault(warehouses, locationId));
}

/** Removes a warehouse. `newDefault` is required if the default is removed and others remain [WH-5]. */
export function withoutWarehouse(
  warehouses: readonly Warehouse[],
  locationId: string,
  newDefault?: string,
): Result<readonly Warehouse[], WarehouseListError> {
  const removed = warehouses.find((warehouse) => warehouse.locationId === locationId);
  if (!removed) return err({ kind: 'warehouse-unknown' });
  if (newDefault === locationId) return err({ kind: 'successor-is-itself' });
  const rest = warehouses.filter((warehouse) => warehouse !== removed);
  if (newDefault !== undefined) return withDefaultWarehouse(rest, newDefault);
  return removed.default === true && rest.length > 0 ? err({ kind: 'successor-needed' }) : ok(rest);
}
