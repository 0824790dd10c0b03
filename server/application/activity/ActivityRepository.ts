import type { ActivityEntry } from '../../../src/domain/activity/activityEntry.ts';
import type { AuditLink } from '../../../src/domain/activity/sealedText.ts';

/** Where an entry stands among those of all companies, newest first. */
export type ActivityPosition = {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  readonly companyId: string;
  readonly sequence: number;
};

export type ActivityQuery = {
  /** Part of a name or an id, in lower case. */
  readonly search?: string | undefined;
  /** Actions, and strings in the detail, with which an entry matches the search too. */
  readonly stored?: readonly string[] | undefined;
  /** User ID of the person who acted. */
  readonly actorId?: string | undefined;
  readonly actions?: readonly string[] | undefined;
  readonly companyId?: string | undefined;
  readonly isOnBehalf?: boolean | undefined;
  readonly since?: string | undefined;
  readonly before?: string | undefined;
  readonly after?: ActivityPosition | undefined;
  readonly limit: number;
};

/** The end of one company's log as it is recorded beside it. */
export type ActivityHead = { readonly companyId: string; readonly sequence: number; readonly hash: string };

export type SealedLink = AuditLink & { readonly hash: string };

/** The logs of an owner and all of its merchants, read by a tenant of all companies. */
export interface ActivityRepository {
  /** Newest first, `limit` and one more where there are more; what a publish changed is left out of long entries. */
  list(query: ActivityQuery): Promise<readonly ActivityEntry[]>;
  /** How many match whatever place is named, counted up to `most`. */
  count(query: ActivityQuery, most: number): Promise<number>;
  /** How many entries there are without any filter. */
  countAll(): Promise<number>;
  /** Everyone who acted, with the newest name, by user ID; at most `most`. */
  people(most: number): Promise<readonly ActivityEntry['actor'][]>;
  /** Merchants with at least one entry, by name; at most `most`. */
  merchants(most: number): Promise<readonly { readonly companyId: string; readonly name: string }[]>;
  find(companyId: string, sequence: number): Promise<ActivityEntry | undefined>;
  heads(): Promise<readonly ActivityHead[]>;
  /** Links by company and sequence from behind a place on, `limit` or the last of them. */
  linksAfter(place: Pick<ActivityHead, 'companyId' | 'sequence'>, limit: number): Promise<readonly SealedLink[]>;
}
