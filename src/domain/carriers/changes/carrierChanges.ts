import type { PendingChange } from '../../changes/pendingChange.ts';
import { isRemoval, REMOVED } from '../../changes/removal.ts';
import type { Carrier } from '../carrier.ts';
import { carrierKey, DEFAULT_CARRIER_KEY, defaultIn, setupOf } from './carrierKey.ts';

const type = 'COMPANY_CARRIER_CONFIG';
const idsOf = (carriers: readonly Carrier[]): readonly string[] => carriers.map((each) => each.carrierCompanyId);

/**
 * The edits after which a company's carriers are these; `pending` is how they stand with the changes made so far. An
 * edit that leads back to what is published removes its change.
 */
export function carrierChanges(
  published: readonly Carrier[],
  pending: readonly Carrier[],
  next: readonly Carrier[],
): readonly PendingChange[] {
  const setupIn = (carriers: readonly Carrier[], id: string) => {
    const carrier = carriers.find((each) => each.carrierCompanyId === id);
    return carrier && setupOf(carrier);
  };
  const ids = [...new Set([published, pending, next].flatMap(idsOf))];
  const setups = ids.map((id): PendingChange => {
    const originalValue = setupIn(published, id);
    const value = setupIn(next, id) ?? (originalValue && REMOVED);
    // Where it stood, so that taking the removal back puts it there again.
    const follower = idsOf(published)[idsOf(published).indexOf(id) + 1];
    const valueId = isRemoval(value) ? follower : undefined;
    return { type, key: carrierKey(id), value, originalValue, ...(valueId === undefined ? {} : { valueId }) };
  });
  const preferred = defaultIn(published);
  const value = defaultIn(next) ?? (preferred && REMOVED);
  return [...setups, { type, key: DEFAULT_CARRIER_KEY, value, originalValue: preferred }];
}
