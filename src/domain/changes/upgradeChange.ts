import type { ChangeType } from './changeType.ts';
import type { PendingChange } from './pendingChange.ts';
import { REMOVED } from './removal.ts';

/** The keys whose removal was the text `removed` up to release 2.1, by the type of their changes. */
const textualRemovals: Partial<Readonly<Record<ChangeType, readonly string[]>>> = {
  COMPANY: ['returnReasons.reason.'],
  COMPANY_CARRIER_CONFIG: ['carriers.carrier.', 'carriers.default'],
  RULES: ['rules.rule.'],
};

/** A change as this release writes it: journals, stored and recorded changes may be of an earlier one. */
export function upgradeChange(change: PendingChange): PendingChange {
  if (change.value !== 'removed') return change;
  const isRemoved = textualRemovals[change.type]?.some((prefix) => change.key.startsWith(prefix));
  return isRemoved ? { ...change, value: REMOVED } : change;
}
