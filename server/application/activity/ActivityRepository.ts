import type { ActivityEntry } from '../../../src/domain/activity/activityEntry.ts';
import type { AuditLink } from '../../../src/domain/activity/sealedText.ts';

/** Position of an entry in the list of all companies' log entries, which is sorted newest first. */
export type ActivityPosition = {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  readonly companyId: string;
  readonly sequence: number;
};

export type ActivityQuery = {
  /** Lower-case substring of a name or ID. */
  readonly search?: string | undefined;
  /** Action names and detail texts whose translations match the search. They count as matches too. */
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

/** Last sequence number and hash of a company's log, stored separately from its entries. */
export type ActivityHead = { readonly companyId: string; readonly sequence: number; readonly hash: string };

export type SealedLink = AuditLink & { readonly hash: string };

/** Audit logs of an owner and all of its merchants. Requires a tenant with all companies. */
export interface ActivityRepository {
  /** Newest first. Returns `limit` + 1 entries if more exist. Long entries omit the changes of their publish. */
  list(query: ActivityQuery): Promise<readonly ActivityEntry[]>;
  /** Number of matching entries on all pages. Counting stops at `max`. */
  count(query: ActivityQuery, max: number): Promise<number>;
  countAll(): Promise<number>;
  /** Users who performed a logged action, with their newest names, by user ID. Returns at most `max`. */
  people(max: number): Promise<readonly ActivityEntry['actor'][]>;
  merchants(max: number): Promise<readonly { readonly companyId: string; readonly name: string }[]>;
  find(companyId: string, sequence: number): Promise<ActivityEntry | undefined>;
  heads(): Promise<readonly ActivityHead[]>;
  /** Hash chain links after a position, by company and sequence. Fewer than `limit` only at the end. */
  linksAfter(place: Pick<ActivityHead, 'companyId' | 'sequence'>, limit: number): Promise<readonly SealedLink[]>;
}
