import { deepEqual } from '../../shared/deepEqual.ts';
import type { PendingChange, PendingChanges } from '../pendingChange.ts';

/** Unsent change of one key. `bases`: changes that the draft may contain; two if a request had no response. */
export type UnsentRow = {
  readonly key: string;
  readonly change?: PendingChange | undefined;
  readonly bases: readonly (PendingChange | undefined)[];
  /** Present if the bases have no secrets, because the browser's storage does not contain secrets. */
  readonly isStripped?: true | undefined;
};

/** `synced` is from the last response. `sent` is from a request that may have been stored. */
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
