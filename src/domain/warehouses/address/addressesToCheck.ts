import type { PendingChange } from '../../changes/pendingChange.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import type { Address } from '../../company/parts/address.ts';
import { isRemoval } from '../../changes/removal.ts';
import { warehouseEntries } from '../changes/warehouseEntries.ts';

export type AddressToCheck = { readonly address: Address; readonly name: string };

/** Addresses that must be validated: new and changed addresses, but not removed or only renamed addresses. */
export const addressesToCheck = (changes: Iterable<PendingChange>): readonly AddressToCheck[] =>
  [...changes].flatMap((change) => {
    const parsed = warehouseEntries.parse(change);
    if (parsed?.part !== 'entry' || isRemoval(parsed.value)) return [];
    const { place, locationName } = parsed.value;
    if (!place || deepEqual(place.address, parsed.originalValue?.place?.address)) return [];
    return [{ address: place.address, name: locationName ?? place.address.line1 ?? '' }];
  });
