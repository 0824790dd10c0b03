import { deepEqual } from '../../shared/deepEqual.ts';
import type { PendingChange, PendingChanges } from '../pendingChange.ts';

/**
 * What became of one key since the draft that the service is known to have. `bases`: what the service may hold that this
 * stands on, `undefined` being no change; a draft that was sent and never answered is one more of them.
 */
export type UnsentRow = {
  readonly key: string;
  readonly change?: PendingChange | undefined;
  readonly bases: readonly (PendingChange | undefined)[];
  /** Its bases are without secrets, as the browser keeps them. */
  readonly isStripped?: true | undefined;
};

/** `synced` is what the service answered last, `sent` what it may have besides. */
export function unsentRows(
  synced: PendingChanges,
  present: PendingChanges,
  sent: PendingChanges = synced,
): readonly UnsentRow[] {
  return [...new Set([...synced.keys(), ...present.keys()])]
    .filter((key) => !deepEqual(synced.get(key), present.get(key)))
    .map((key) => {
      const [base, other] = [synced.get(key), sent.get(key)];
      return { key, change: present.get(key), bases: deepEqual(base, other) ? [base] : [base, other] };
    });
}
