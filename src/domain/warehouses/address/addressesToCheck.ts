import type { PendingChange } from '../../changes/pendingChange.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import type { Address } from '../../company/parts/address.ts';
import { isRemoval } from '../../changes/removal.ts';
import { warehouseEntries } from '../changes/warehouseEntries.ts';

export type AddressToCheck = { readonly address: Address; readonly name: string };

/** The addresses that are new or other than they were; one that goes, or only changes its name, needs no look. */
export const addressesToCheck = (changes: Iterable<PendingChange>): readonly AddressToCheck[] =>
  [...changes].flatMap((change) => {
    const parsed = warehouseEntries.parse(change);
    if (parsed?.part !== 'entry' || isRemoval(parsed.value)) return [];
    const { place, locationName } = parsed.value;
    if (!place || deepEqual(place.address, parsed.originalValue?.place?.address)) return [];
    return [{ address: place.address, name: locationName ?? place.address.line1 ?? '' }];
  });
