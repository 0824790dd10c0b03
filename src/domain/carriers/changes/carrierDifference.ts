import type { PendingChange } from '../../changes/pendingChange.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import type { Carrier } from '../../company/parts/carrier.ts';
import { defaultCarrierChange } from './carrierChanges.ts';
import { carrierList } from './carrierList.ts';

export function carrierDifference(from: readonly Carrier[], to: readonly Carrier[]): readonly PendingChange[] {
  const preferred = defaultCarrierChange(from, to);
  const isSame = deepEqual(preferred.value, preferred.originalValue);
  return [...carrierList.difference(from, to), ...(isSame ? [] : [preferred])];
}
