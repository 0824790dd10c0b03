import type { ActivityKind } from './activityKinds.ts';

/** Conditions for audit log entries. An absent field matches every entry. */
export type ActivityFilter = {
  /** Part of a stored name, value, setting key or company id, or a complete request id. */
  readonly search?: string | undefined;
  /** Stored keys whose label in the user's language contains `search`. A key that ends in a dot is a prefix of keys. */
  readonly stored?: readonly string[] | undefined;
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
