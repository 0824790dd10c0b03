import type { ActivityKind } from './activityKinds.ts';

/** Absent fields do not filter. */
export type ActivityFilter = {
  /** Part of a stored name, value, setting key or company id, or a complete request id. */
  readonly search?: string | undefined;
  /** Stored strings that match `search` in the user's language. A final dot matches any continuation. */
  readonly stored?: readonly string[] | undefined;
  /** User id. */
  readonly actorId?: string | undefined;
  readonly kind?: ActivityKind | undefined;
  readonly companyId?: string | undefined;
  /** Only actions of the owner's staff for a merchant. */
  readonly isOnBehalf?: boolean | undefined;
  readonly isRefused?: boolean | undefined;
  /** ISO 8601 instants; `since` is inclusive, `before` exclusive. */
  readonly since?: string | undefined;
  readonly before?: string | undefined;
};
