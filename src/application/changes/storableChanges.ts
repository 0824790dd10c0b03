import { withoutTypedSecrets } from '../../domain/carriers/account/accountSecrets.ts';
import { isCarrierSetup } from '../../domain/carriers/changes/carrierKey.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';

/** The changes as a browser may keep them: a secret that was typed is left empty, to be entered again after a reload. */
export const storableChanges = (changes: readonly PendingChange[]): readonly PendingChange[] =>
  changes.map((change) => {
    const { value } = change;
    return isCarrierSetup(change, value) ? { ...change, value: withoutTypedSecrets(value) } : change;
  });
