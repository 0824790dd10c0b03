export type ActivityEntry = {
  /** Company of the log. Company and `sequence` identify the entry. */
  readonly companyId: string;
  readonly companyName?: string | undefined;
  /** Number of the entry in the log, from 1. */
  readonly sequence: number;
  /** Time of the action: ISO 8601 in UTC. */
  readonly at: string;
  /** User who acted. The id is empty if unknown. */
  readonly actor: { readonly userId: string; readonly name: string };
  /** Company for which the owner's staff acted. */
  readonly onBehalfOf?: string | undefined;
  /** An `AuditAction`, or an action of a later release. */
  readonly action: string;
  /** Details of the action, without secrets. */
  readonly detail: Readonly<Record<string, unknown>>;
  readonly requestId?: string | undefined;
  /** SHA-256 of the previous entry in the log, in hexadecimal. */
  readonly previousHash: string;
  /** SHA-256 of all fields of this entry. */
  readonly hash: string;
};

export type CompleteActivityEntry = ActivityEntry & {
  /** True if both stored hashes equal the recomputed hashes, so the entry is unchanged. */
  readonly fits: boolean;
};

export type ActivityVerdict =
  | {
      readonly kind: 'intact';
      readonly entries: number;
      /** ISO 8601 instant of the oldest entry. Absent if the log is empty. */
      readonly since?: string | undefined;
      /** Last hash of the owner's own log. */
      readonly lastHash?: string | undefined;
    }
  /** Position of the first entry that was changed or is missing. */
  | { readonly kind: 'broken'; readonly companyId: string; readonly sequence: number };
