import type { ActivityKind } from './activityKinds.ts';

/** What of the audit log is looked for; all of it where nothing is stated. */
export type ActivityFilter = {
  /** Part of a stored name, value or setting key, of a company id, or a complete request id. */
  readonly search?: string | undefined;
  /**
   * What the searched text means in the language of the page: actions, setting keys and values as they are stored. An
   * entry with one of these matches the search too. One that ends in a dot stands for every string that begins with it.
   */
  readonly stored?: readonly string[] | undefined;
  /** User ID of the person who acted. */
  readonly actorId?: string | undefined;
  readonly kind?: ActivityKind | undefined;
  /** Of one company's log. */
  readonly companyId?: string | undefined;
  /** Only what somebody of the owner did for a merchant. */
  readonly isOnBehalf?: boolean | undefined;
  /** Only what was refused. */
  readonly isRefused?: boolean | undefined;
  /** ISO 8601 instants: at or after the one, and before the other. */
  readonly since?: string | undefined;
  readonly before?: string | undefined;
};
