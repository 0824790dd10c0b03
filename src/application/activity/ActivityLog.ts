import type { ActivityEntry, ActivityVerdict, CompleteActivityEntry } from '../../domain/activity/activityEntry.ts';
import type { ActivityFilter } from '../../domain/activity/activityFilter.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export type ActivityMerchant = { readonly companyId: string; readonly name: string };

export type ActivityPage = {
  readonly entries: readonly ActivityEntry[];
  /** Number of matching entries, only on the first page. `MAX_COUNTED` means `MAX_COUNTED` or more. */
  readonly total?: number | undefined;
  readonly all?: number | undefined;
  /** Number of matching entries with one more filter. Only on the first page, and limited like `total`. */
  readonly counts?: { readonly onBehalf: number; readonly refused: number } | undefined;
  /** People that the user can filter by, at most 500. Only on the first page. Independent of the current filter. */
  readonly people?: readonly ActivityEntry['actor'][] | undefined;
  /** Merchants that the user can filter by. Same conditions as `people`. */
  readonly merchants?: readonly ActivityMerchant[] | undefined;
  readonly nextCursor?: string | undefined;
};

export const MAX_COUNTED = 10_000;

export interface ActivityLog {
  /** Entries that match the filter, newest first. `limit` is 1 to 200. */
  list(
    rootOrgId: string,
    filter: ActivityFilter,
    place: { readonly cursor?: string | undefined; readonly limit: number },
    signal?: AbortSignal,
  ): Promise<Result<ActivityPage, PortFailure>>;
  find(
    rootOrgId: string,
    entry: Pick<ActivityEntry, 'companyId' | 'sequence'>,
    signal?: AbortSignal,
  ): Promise<Result<CompleteActivityEntry, PortFailure>>;
  /** Recomputes every digest to detect entries that were changed later. */
  verify(rootOrgId: string, signal?: AbortSignal): Promise<Result<ActivityVerdict, PortFailure>>;
}
export const ActivityLog = portToken<ActivityLog>('ActivityLog');
