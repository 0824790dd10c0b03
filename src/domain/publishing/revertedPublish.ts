import type { PendingChange } from '../changes/pendingChange.ts';
import type { Reverts } from './reverts.ts';

/** The other fields describe the publish that made `revision`; absent for the first revision. */
export type RevertedPublish = Pick<Reverts, 'kind'> & {
  /** Entity tag. */
  readonly revision: string;
  readonly publishId?: string | undefined;
  /** ISO 8601 instant. */
  readonly at?: string | undefined;
  readonly actorName?: string | undefined;
  readonly changeCount?: number | undefined;
  readonly named?: readonly PendingChange[] | undefined;
};
