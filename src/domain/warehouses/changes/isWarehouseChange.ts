import type { PendingChange } from '../../changes/pendingChange.ts';
import { isRemoval } from '../../changes/removal.ts';
import { addressFields, type Address } from '../../company/parts/address.ts';
import type { Warehouse } from '../../company/parts/warehouse.ts';
import { parseWarehouseKey } from './warehouseKey.ts';

const isText = (value: unknown): boolean => typeof value === 'string';
const isTextOrAbsent = (value: unknown): boolean => value === undefined || isText(value);
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isAddress = (value: unknown): value is Address =>
  isRecord(value) && addressFields.every((field) => isTextOrAbsent(value[field]));

/** Whether anything is a warehouse of that id, as storage and history may hold it. */
function isWarehouse(value: unknown, locationId: string): value is Warehouse {
  if (!isRecord(value) || value['locationId'] !== locationId || typeof value['enabled'] !== 'boolean') return false;
  const { locationName, place, externalBindings } = value;
  const isPlace = place === undefined || (isRecord(place) && isAddress(place['address']));
  return isPlace && isTextOrAbsent(locationName) && (externalBindings === undefined || Array.isArray(externalBindings));
}

const isOrder = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const isBindings = (value: unknown): boolean => isRecord(value) && Array.isArray(value['externalBindings']);

/** Whether a change is one of return addresses, in key and in the shape of both values. */
export function isWarehouseChange({ type, key, value, originalValue }: PendingChange): boolean {
  const parsed = parseWarehouseKey(key);
  switch (parsed?.part) {
    case 'location': {
      const isOurs = (each: unknown): boolean => isWarehouse(each, parsed.locationId);
      const isNothing = value === undefined || (isRemoval(value) && isBindings(value));
      return (
        type === 'WAREHOUSE' && (isNothing || isOurs(value)) && (originalValue === undefined || isOurs(originalValue))
      );
    }
    case 'default':
      return type === 'WAREHOUSE' && isTextOrAbsent(value) && isTextOrAbsent(originalValue);
    case 'order':
      return type === 'WAREHOUSE' && isOrder(value) && isOrder(originalValue);
    case 'bindings':
      return (
        type === 'WAREHOUSE_BINDINGS' && isBindings(value) && (originalValue === undefined || isBindings(originalValue))
      );
    case undefined:
      return false;
  }
}
