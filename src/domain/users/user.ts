/** Somebody who may sign in to a company. Times are milliseconds since 1970-01-01 UTC. */
export type User = {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly enabled: boolean;
  /** False until an invitation is accepted. */
  readonly hasPassword: boolean;
  readonly lastSignInAt?: number | undefined;
  /** Counts the changes. */
  readonly version: number;
};

export type UserState = 'active' | 'invited' | 'disabled';

export const userState = ({ enabled, hasPassword }: Pick<User, 'enabled' | 'hasPassword'>): UserState =>
  enabled ? (hasPassword ? 'active' : 'invited') : 'disabled';

/** Most people of one company. */
export const MOST_USERS = 200;
