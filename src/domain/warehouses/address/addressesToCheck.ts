import type { PendingChange } from '../../changes/pendingChange.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import type { Address } from '../../company/parts/address.ts';
import { isRemoval } from '../../changes/removal.ts';
import type { Warehouse } from '../../company/parts/warehouse.ts';
import { parseWarehouseKey } from '../changes/warehouseKey.ts';

/** An address that is validated, and what its warehouse is called. */
export type AddressToCheck = { readonly address: Address; readonly name: string };

/** The addresses that are new or other than they were; one that goes, or only changes its name, needs no look. */
export const addressesToCheck = (changes: Iterable<PendingChange>): readonly AddressToCheck[] =>
  [...changes].flatMap(({ key, value, originalValue }) => {
    if (parseWarehouseKey(key)?.part !== 'location' || value === undefined || isRemoval(value)) return [];
    const { place, locationName } = value as Warehouse;
    const before = (originalValue as Warehouse | undefined)?.place?.address;
    if (!place || deepEqual(place.address, before)) return [];
    return [{ address: place.address, name: locationName ?? place.address.line1 ?? '' }];
  });
