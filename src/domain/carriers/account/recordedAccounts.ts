import { isCarrierSetup } from '../changes/carrierKey.ts';
import type { PendingChange } from '../../changes/pendingChange.ts';
import { maskAccounts, withSecrets } from './accountSecrets.ts';
import { SECRET_MASK } from './secretMask.ts';

/** What stands in a recorded change for a secret that came with it, so that a history can say that one did. */
const NEW_SECRET_MASK = '•••• ••••';

/** A change as it is written down and told: of its secrets only which of them are new. Done twice, it is the same. */
export function recordedChange<Change extends PendingChange>(change: Change): Change {
  const { value, originalValue } = change;
  const before = isCarrierSetup(change, originalValue) ? originalValue.account : undefined;
  const recorded = isCarrierSetup(change, value)
    ? withSecrets(value, (secret, name) =>
        secret === SECRET_MASK || secret === before?.[name] ? SECRET_MASK : NEW_SECRET_MASK,
      )
    : maskAccounts(value);
  return { ...change, value: recorded, originalValue: maskAccounts(originalValue) };
}

/** That a new secret took the place of another, of a change as it was recorded: two revisions do not tell. */
export function newSecretIn(change: PendingChange): PendingChange | undefined {
  const { value, originalValue } = change;
  if (!isCarrierSetup(change, value) || !isCarrierSetup(change, originalValue)) return undefined;
  const isNew = Object.values(value.account ?? {}).includes(NEW_SECRET_MASK);
  // Beside the secret, what the two hold is what the revisions tell.
  return isNew ? { ...change, originalValue: maskAccounts(value) } : undefined;
}
