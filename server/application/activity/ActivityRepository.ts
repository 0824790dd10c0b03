import type { ActivityEntry } from '../../../src/domain/activity/activityEntry.ts';
import type { AuditLink } from '../../../src/domain/activity/sealedText.ts';

/** Position in the combined logs of all companies, newest first. */
export type ActivityPosition = {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  readonly companyId: string;
  readonly sequence: number;
};

export type ActivityQuery = {
  /** Part of a name or ID, in lower case. */
  readonly search?: string | undefined;
  /** Actions and detail strings that also match the search. */
  readonly stored?: readonly string[] | undefined;
  readonly actorId?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  readonly companyId?: string | undefined;
  readonly isOnBehalf?: boolean | undefined;
  readonly since?: string | undefined;
  readonly before?: string | undefined;
  readonly after?: ActivityPosition | undefined;
  readonly limit: number;
};

/** End of a company's log, stored separately from its entries. */
export type ActivityHead = { readonly companyId: string; readonly sequence: number; readonly hash: string };

export type SealedLink = AuditLink & { readonly hash: string };

/** Logs of an owner and all of its merchants. Requires a tenant with all companies. */
export interface ActivityRepository {
  /** Newest first. Returns `limit` + 1 entries if more exist. Long entries omit the changes of their publish. */
  list(query: ActivityQuery): Promise<readonly ActivityEntry[]>;
  /** Number of matches on all pages, counted up to `max`. */
  count(query: ActivityQuery, max: number): Promise<number>;
  countAll(): Promise<number>;
  /** Acting users with their newest names, ordered by user ID; at most `max`. */
  people(max: number): Promise<readonly ActivityEntry['actor'][]>;
  merchants(max: number): Promise<readonly { readonly companyId: string; readonly name: string }[]>;
  find(companyId: string, sequence: number): Promise<ActivityEntry | undefined>;
  heads(): Promise<readonly ActivityHead[]>;
  /** Links ordered by company and sequence, after a position. Fewer than `limit` at the end. */
  linksAfter(place: Pick<ActivityHead, 'companyId' | 'sequence'>, limit: number): Promise<readonly SealedLink[]>;
}
