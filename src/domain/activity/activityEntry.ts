/** What the audit log tells of one act [API-1]. */
export type ActivityEntry = {
  /** Whose log holds it; with `sequence` it names the entry. */
  readonly companyId: string;
  readonly companyName?: string | undefined;
  /** Its place in that log, counted from 1. */
  readonly sequence: number;
  /** ISO 8601 instant in UTC. */
  readonly at: string;
  /** Who really acted; the id is empty where nobody is known. */
  readonly actor: { readonly userId: string; readonly name: string };
  /** The company that somebody of the owner acted for. */
  readonly onBehalfOf?: string | undefined;
  /** An `AuditAction`, or one of a later release. */
  readonly action: string;
  /** What else is known of it, without secrets. */
  readonly detail: Readonly<Record<string, unknown>>;
  /** Of the request that caused it, as it stands in the service's own log. */
  readonly requestId?: string | undefined;
  /** SHA-256 of the entry before it in the same log, in hexadecimal. */
  readonly previousHash: string;
  /** SHA-256 over all of this entry. */
  readonly hash: string;
};

/** An entry with all that it tells. */
export type WholeActivityEntry = ActivityEntry & {
  /** Whether its digests are those of what it says and of the entry before it. */
  readonly fits: boolean;
};

/** Whether the logs are as they were written. */
export type ActivityVerdict =
  | {
      readonly kind: 'intact';
      readonly entries: number;
      /** ISO 8601 instant of the oldest entry; absent where there is none. */
      readonly since?: string | undefined;
      /** The digest at the end of the owner's own log. */
      readonly lastHash?: string | undefined;
    }
  /** The first entry that is not what was written, or is missing. */
  | { readonly kind: 'broken'; readonly companyId: string; readonly sequence: number };
