import { fieldKey } from '../../changes/fields/fieldSet.ts';
import type { PendingChange } from '../../changes/pendingChange.ts';
import { REMOVED } from '../../changes/removal.ts';
import type { Carrier } from '../../company/parts/carrier.ts';
import { defaultIn } from './carrierKey.ts';
import { carrierFields, carrierList } from './carrierList.ts';
import { deepEqual } from '../../shared/deepEqual.ts';

/**
 * The edits after which a company's carriers are these; `pending` is how they stand with the changes made so far. An
 * edit that leads back to what is published removes its change.
 */
export function carrierChanges(
  published: readonly Carrier[],
  pending: readonly Carrier[],
  next: readonly Carrier[],
): readonly PendingChange[] {
  const ids = [...new Set([published, pending, next].flatMap((carriers) => carrierList.ids(carriers)))];
  const setups = ids.map((id) => {
    const carrier = carrierList.find(next, id);
    return carrier ? carrierList.save(published, carrier) : carrierList.remove(published, id);
  });
  return [...setups, defaultCarrierChange(published, next)];
}

/** The edit after which the default is that of the carriers wanted. */
function defaultCarrierChange(published: readonly Carrier[], next: readonly Carrier[]): PendingChange {
  const originalValue = defaultIn(published);
  const value = defaultIn(next) ?? (originalValue && REMOVED);
  return { type: carrierFields.type, key: fieldKey(carrierFields, 'default'), value, originalValue };
}

/** The changes that lead from one list of carriers to the other, their order among them only where it needs saying. */
export function carrierDifference(from: readonly Carrier[], to: readonly Carrier[]): readonly PendingChange[] {
  const preferred = defaultCarrierChange(from, to);
  const isSame = deepEqual(preferred.value, preferred.originalValue);
  return [...carrierList.difference(from, to), ...(isSame ? [] : [preferred])];
}
