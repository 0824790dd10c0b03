import { fieldKey } from '../../changes/fields/fieldSet.ts';
import type { PendingChange } from '../../changes/pendingChange.ts';
import { REMOVED } from '../../changes/removal.ts';
import type { Carrier } from '../../company/parts/carrier.ts';
import { defaultIn } from './carrierKey.ts';
import { carrierFields, carrierList } from './carrierList.ts';

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

function defaultCarrierChange(published: readonly Carrier[], next: readonly Carrier[]): PendingChange {
  const originalValue = defaultIn(published);
  const value = defaultIn(next) ?? (originalValue && REMOVED);
  return { type: carrierFields.type, key: fieldKey(carrierFields, 'default'), value, originalValue };
}
