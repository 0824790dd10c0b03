import type { PendingChange } from '../../changes/pendingChange.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { applyCarrierChanges } from './applyCarrierChanges.ts';
import type { Carrier } from '../carrier.ts';
import { carrierChanges } from './carrierChanges.ts';
import { CARRIER_ORDER_KEY } from './carrierKey.ts';

/** The changes that lead from one list of carriers to the other, their order among them only where it needs saying. */
export function carrierDifference(from: readonly Carrier[], to: readonly Carrier[]): readonly PendingChange[] {
  const idsOf = (carriers: readonly Carrier[]) => carriers.map((each) => each.carrierCompanyId);
  const changes = carrierChanges(from, from, to).filter(({ value, originalValue }) => !deepEqual(value, originalValue));
  if (deepEqual(idsOf(applyCarrierChanges(from, changes)), idsOf(to))) return changes;
  const order = {
    type: 'COMPANY_CARRIER_CONFIG',
    key: CARRIER_ORDER_KEY,
    value: idsOf(to),
    originalValue: idsOf(from),
  };
  return [...changes, order as PendingChange];
}
