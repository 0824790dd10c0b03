import type { PendingChange } from '../../changes/pendingChange.ts';
import { isRemoval, type Removal } from '../../changes/removal.ts';
import { inOrderOf, withIncoming, type Incoming } from '../../shared/listOrder.ts';
import type { Warehouse } from '../../company/parts/warehouse.ts';
import { parseWarehouseKey } from './warehouseKey.ts';
import { defaultWarehouse } from '../warehouseList.ts';
import { contentOf, type WarehouseContent, type WarehouseDetails } from '../warehouseParts.ts';
import { rebound, rewritten } from '../warehouseWrites.ts';

/** That a warehouse goes; its bindings are kept for the day it is brought back. */
export type RemovedWarehouse = Removal & { readonly externalBindings: readonly unknown[] };

/** The value of a warehouse's change: as it shall be, or that it goes. One that is new carries its bindings itself. */
export type WarehouseValue = WarehouseContent | WarehouseDetails | RemovedWarehouse;

/** The value of a change of bindings: a record, for an empty list alone would count as nothing to publish. */
export type BindingsValue = { readonly externalBindings: readonly unknown[] };

export const idOfWarehouse = ({ locationId }: Warehouse): string => locationId;

/**
 * The warehouses with these changes made, sound or not: what is wrong with them is told by `warehouseProblems`. Those
 * published keep their order, others follow, one that comes back stands where it stood; a pending order arranges them
 * all. A default nobody has is left unsaid.
 */
export function applyWarehouseChanges(
  published: readonly Warehouse[],
  changes: readonly PendingChange[],
): readonly Warehouse[] {
  const warehouses = new Map(published.map((warehouse) => [warehouse.locationId, warehouse]));
  const bindings = new Map<string, readonly unknown[]>();
  const incoming: Incoming<Warehouse>[] = [];
  let order: readonly string[] = [];
  let chosen: { readonly locationId: string | undefined } | undefined;
  for (const { key, value, valueId } of changes) {
    const parsed = parseWarehouseKey(key);
    switch (parsed?.part) {
      case 'location': {
        const { locationId } = parsed;
        const present = warehouses.get(locationId);
        if (value === undefined || isRemoval(value)) warehouses.delete(locationId);
        else if (present) warehouses.set(locationId, rewritten(present, value as WarehouseDetails));
        else incoming.push({ entry: { ...contentOf(value as WarehouseContent), default: false }, before: valueId });
        break;
      }
      case 'bindings':
        bindings.set(parsed.locationId, (value as BindingsValue).externalBindings);
        break;
      case 'default':
        chosen = { locationId: value as string | undefined };
        break;
      case 'order':
        order = value as readonly string[];
        break;
      case undefined:
        break;
    }
  }
  const listed = inOrderOf(withIncoming([...warehouses.values()], incoming, idOfWarehouse), order, idOfWarehouse);
  const bound = listed.map((warehouse) => {
    const other = bindings.get(warehouse.locationId);
    return other ? rebound(warehouse, other) : warehouse;
  });
  return withChosenDefault(bound, published, chosen);
}

function withChosenDefault(
  warehouses: readonly Warehouse[],
  published: readonly Warehouse[],
  chosen: { readonly locationId: string | undefined } | undefined,
): readonly Warehouse[] {
  const isThere = warehouses.some(({ locationId }) => locationId === chosen?.locationId);
  if (chosen && (isThere || chosen.locationId === undefined)) return flagged(warehouses, chosen.locationId);
  if (defaultWarehouse(published)) return warehouses;
  // The service makes the first new one the default by itself.
  const first = warehouses.find(({ locationId }) => published.every((each) => each.locationId !== locationId));
  return first ? flagged(warehouses, first.locationId) : warehouses;
}

const flagged = (warehouses: readonly Warehouse[], locationId: string | undefined): readonly Warehouse[] =>
  warehouses.map((warehouse) => {
    const isDefault = warehouse.locationId === locationId;
    return isDefault === (warehouse.default ?? false) ? warehouse : { ...warehouse, default: isDefault };
  });
