import { deepEqual } from '../../shared/deepEqual.ts';
import type { PendingChange, PendingChanges } from '../pendingChange.ts';

/**
 * Unsent change of one key. `bases` are the changes of the key that the draft may contain: two if a request had no
 * response, otherwise one.
 */
export type UnsentRow = {
  readonly key: string;
  readonly change?: PendingChange | undefined;
  readonly bases: readonly (PendingChange | undefined)[];
  /** Present if the secrets of the bases were removed before they were written to the browser's storage. */
  readonly isStripped?: true | undefined;
};

/** `synced` is the draft of the last response. `sent` is the content of a request that the service may have stored. */
export function unsentRows(
  synced: PendingChanges,
  pendingChanges: PendingChanges,
  sent: PendingChanges = synced,
): readonly UnsentRow[] {
  return [...new Set([...synced.keys(), ...pendingChanges.keys()])]
    .filter((key) => !deepEqual(synced.get(key), pendingChanges.get(key)))
    .map((key) => {
      const [base, other] = [synced.get(key), sent.get(key)];
      return { key, change: pendingChanges.get(key), bases: deepEqual(base, other) ? [base] : [base, other] };
    });
}
