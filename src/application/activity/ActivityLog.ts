import type { ActivityEntry, ActivityVerdict, WholeActivityEntry } from '../../domain/activity/activityEntry.ts';
import type { ActivityFilter } from '../../domain/activity/activityFilter.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** A merchant with at least one entry. */
export type ActivityMerchant = { readonly companyId: string; readonly name: string };

export type ActivityPage = {
  readonly entries: readonly ActivityEntry[];
  /** How many match, on the first page; `MOST_COUNTED` stands for that many or more. */
  readonly total?: number | undefined;
  /** How many entries there are without any filter, on the first page. */
  readonly all?: number | undefined;
  /** How many would match with one more filter, on the first page; counted like `total`. */
  readonly counts?: { readonly onBehalf: number; readonly refused: number } | undefined;
  /** Filter options, on the first page, independent of the filter: the first 500 of each. */
  readonly people?: readonly ActivityEntry['actor'][] | undefined;
  readonly merchants?: readonly ActivityMerchant[] | undefined;
  readonly nextCursor?: string | undefined;
};

/** More are not counted. */
export const MOST_COUNTED = 10_000;

/** What was done in the platform of an owner, for its staff. */
export interface ActivityLog {
  /** A page of what a filter leaves, newest first; `limit` 1 to 200. `signal` gives up. */
  list(
    rootOrgId: string,
    filter: ActivityFilter,
    place: { readonly cursor?: string | undefined; readonly limit: number },
    signal?: AbortSignal,
  ): Promise<Result<ActivityPage, PortFailure>>;
  /** One entry with everything that it changed. */
  find(
    rootOrgId: string,
    entry: Pick<ActivityEntry, 'companyId' | 'sequence'>,
    signal?: AbortSignal,
  ): Promise<Result<WholeActivityEntry, PortFailure>>;
  /** Whether each entry is as it was written; every digest is computed anew. */
  verify(rootOrgId: string, signal?: AbortSignal): Promise<Result<ActivityVerdict, PortFailure>>;
}
export const ActivityLog = portToken<ActivityLog>('ActivityLog');
