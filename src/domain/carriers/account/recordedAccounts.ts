import { isCarrierSetup } from '../changes/carrierKey.ts';
import type { PendingChange } from '../../changes/pendingChange.ts';
import { maskAccounts, withSecrets, SECRET_MASK } from './accountSecrets.ts';

/** Recorded instead of a new secret, so that the history shows that the secret changed. */
const NEW_SECRET_MASK = '•••• ••••';

/** Masks the secrets of a change and marks new secrets. Idempotent. */
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

/** The change if it replaced a secret, which a comparison of two revisions does not show. Otherwise `undefined`. */
export function newSecretIn(change: PendingChange): PendingChange | undefined {
  const { value, originalValue } = change;
  if (!isCarrierSetup(change, value) || !isCarrierSetup(change, originalValue)) return undefined;
  const isNew = Object.values(value.account ?? {}).includes(NEW_SECRET_MASK);
  // Keep only the secret, because a comparison of revisions shows the other differences.
  return isNew ? { ...change, originalValue: maskAccounts(value) } : undefined;
}
