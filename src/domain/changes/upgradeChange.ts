import type { ChangeType } from './changeType.ts';
import type { PendingChange } from './pendingChange.ts';
import { REMOVED } from './removal.ts';

/** Key prefixes, by change type, for which release 2.1 and earlier stored a removal as the text `removed`. */
const textualRemovals: Partial<Readonly<Record<ChangeType, readonly string[]>>> = {
  COMPANY: ['returnReasons.reason.'],
  COMPANY_CARRIER_CONFIG: ['carriers.carrier.', 'carriers.default'],
  RULES: ['rules.rule.'],
};

export function upgradeChange(change: PendingChange): PendingChange {
  if (change.value !== 'removed') return change;
  const isRemoved = textualRemovals[change.type]?.some((prefix) => change.key.startsWith(prefix));
  return isRemoved ? { ...change, value: REMOVED } : change;
}
