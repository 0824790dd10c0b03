import type { PendingChange } from '../changes/pendingChange.ts';
import { isRemoval } from '../changes/removal.ts';
import { applyWarehouseChanges, parseWarehouseChange } from './changes/warehouseChanges.ts';
import type { Warehouse } from '../company/parts/warehouse.ts';
import { defaultWarehouse } from './warehouseList.ts';
import type { WarehouseContent, WarehouseDetails } from './warehouseParts.ts';

/** A planned call. `name` identifies the warehouse's calls and is the same when the plan is computed again. */
export type Planned<T> = { readonly name: string; readonly warehouse: T };

/** Calls in the order of execution, so that an enabled default exists after each call, even if the publish stops. */
export type WarehousePlan = {
  readonly created: readonly Planned<WarehouseContent>[];
  /** Changed enabled warehouses, before the change of default, because the new default may just have been enabled. */
  readonly written: readonly Planned<WarehouseDetails>[];
  readonly default: { readonly from: string | undefined; readonly to: string | undefined };
  /** Disabled warehouses, after the change of default, because the default must not be disabled. */
  readonly retired: readonly Planned<WarehouseDetails>[];
  readonly removed: readonly Planned<{ readonly locationId: string }>[];
};

export function planWarehouses(published: readonly Warehouse[], changes: readonly PendingChange[]): WarehousePlan {
  const from = defaultWarehouse(published)?.locationId;
  const knownIds = new Set(published.map(({ locationId }) => locationId));
  const parsed = changes.map(parseWarehouseChange);
  const readable = parsed.flatMap((change) => change ?? []);
  const pending = applyWarehouseChanges(published, readable);
  const values = parsed.flatMap((change, index) =>
    change?.part === 'entry' ? [{ name: String(index), locationId: change.id, value: change.value }] : [],
  );
  const remaining = values.flatMap(({ name, value }) => (isRemoval(value) ? [] : [{ name, warehouse: value }]));
  const isKnown = ({ warehouse }: Planned<WarehouseDetails>): boolean => knownIds.has(warehouse.locationId);
  return {
    created: remaining.filter((planned) => !isKnown(planned)),
    written: remaining.filter((planned) => isKnown(planned) && planned.warehouse.enabled),
    default: { from, to: defaultWarehouse(pending)?.locationId },
    retired: remaining.filter((planned) => isKnown(planned) && !planned.warehouse.enabled),
    // Remove the default address last, because it cannot be removed while other addresses exist.
    removed: values
      .filter(({ value }) => isRemoval(value))
      .map(({ name, locationId }) => ({ name, warehouse: { locationId } }))
      .toSorted(
        (left, right) => Number(left.warehouse.locationId === from) - Number(right.warehouse.locationId === from),
      ),
  };
}
