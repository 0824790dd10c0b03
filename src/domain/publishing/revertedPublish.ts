import type { PendingChange } from '../changes/pendingChange.ts';
import type { Reverts } from './reverts.ts';

/**
 * What a publish leads back to. `undone`: it takes back what made `revision`, and nothing else; `restored`: everything is as
 * it was in `revision`. The rest is of the publish that made that revision; none made the first.
 */
export type RevertedPublish = Pick<Reverts, 'kind'> & {
  /** An entity tag. */
  readonly revision: string;
  readonly publishId?: string | undefined;
  /** ISO 8601 instant at which it went live. */
  readonly at?: string | undefined;
  readonly actorName?: string | undefined;
  readonly changeCount?: number | undefined;
  readonly named?: readonly PendingChange[] | undefined;
};
