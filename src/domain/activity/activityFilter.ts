import type { ActivityKind } from './activityKinds.ts';

/** What of the audit log is looked for; all of it where nothing is stated. */
export type ActivityFilter = {
  /** Part of the name of who acted or of a company, an id of a company, or a whole request id. */
  readonly search?: string | undefined;
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
