import type { ActivityEntry } from '../activity/activityEntry.ts';
import { actionsByKind } from '../activity/activityKinds.ts';

/** An audit log entry about the sign-in or the account of its actor. */
export type AccountActivity = {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  /** A `SecurityAction`, or an action of a later release. */
  readonly action: string;
  /** Second factor that was used or refused. Absent for passwords. */
  readonly method?: string | undefined;
  /** Why the sign-in was refused, e.g. `wrong`. */
  readonly because?: string | undefined;
  /** IP address. */
  readonly address?: string | undefined;
};

/** Maximum number of entries that a user sees. */
export const MAX_ACCOUNT_ACTIVITY = 10;

/** Actions that a user sees. The others are frequent, and don't show whether somebody else uses the account. */
export const accountActions: readonly string[] = actionsByKind.signIn.filter(
  (action) => action !== 'sign-in.ended' && action !== 'sign-in.scope-refused',
);

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const accountActivityOf = ({ at, action, detail }: ActivityEntry): AccountActivity => ({
  at: Date.parse(at),
  action,
  method: textIn(detail['method']),
  because: textIn(detail['because']),
  address: textIn(detail['address']),
});
