import { KeyedList, type KeyedListChange } from '../../changes/keyedList/keyedList.ts';
import { isRemoval, type Removal } from '../../changes/removal.ts';
import { addressFields, type Address } from '../../company/parts/address.ts';
import type { Warehouse } from '../../company/parts/warehouse.ts';
import { isAbsentOr, isRecord, isText } from '../../shared/shapes.ts';
import { bindingsOf, contentOf, detailsOf, type WarehouseContent } from '../warehouseParts.ts';
import { rewritten } from '../editedWarehouses.ts';

/** Value of a bindings change. A record instead of a list, because an empty list would not be published. */
export type BindingsValue = { readonly externalBindings: readonly unknown[] };

type RemovedWarehouse = Removal & BindingsValue;

export type WarehouseEntryChange = KeyedListChange<WarehouseContent>;

export const isBindings = (value: unknown): value is BindingsValue =>
  isRecord(value) && Array.isArray(value['externalBindings']);

const isRemovedWarehouse = (value: unknown): value is RemovedWarehouse => isRemoval(value) && isBindings(value);

const isAddress = (value: unknown): value is Address =>
  isRecord(value) && addressFields.every((field) => isAbsentOr(isText)(value[field]));

function isWarehouse(value: unknown, locationId: string): value is WarehouseContent {
  if (!isRecord(value) || value['locationId'] !== locationId || typeof value['enabled'] !== 'boolean') return false;
  const { locationName, place, externalBindings } = value;
  const isPlace = place === undefined || (isRecord(place) && isAddress(place['address']));
  return (
    isPlace && isAbsentOr(isText)(locationName) && (externalBindings === undefined || Array.isArray(externalBindings))
  );
}

/** Entries of the list. Bindings are part of a new address; for existing addresses, they are a separate change. */
export const warehouseEntries = new KeyedList<Warehouse, WarehouseContent>({
  type: 'WAREHOUSE',
  prefix: 'warehouses.location.',
  orderKey: 'warehouses.order',
  idOf: ({ locationId }) => locationId,
  valueOf: detailsOf,
  newValueOf: contentOf,
  isValue: isWarehouse,
  isRemoval: isRemovedWarehouse,
  added: (content) => ({ ...contentOf(content), default: false }),
  rewritten,
  removalOf: (warehouse): RemovedWarehouse => ({ removed: true, externalBindings: bindingsOf(warehouse) }),
  restored: (details, removal) =>
    isBindings(removal) ? { ...details, externalBindings: removal.externalBindings } : details,
  placesAdded: true,
});
