import { foldForSearch } from '../shared/foldForSearch.ts';

/** User account of a company. Times are milliseconds since 1970-01-01 UTC. */
export type User = {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  readonly enabled: boolean;
  /** False until the user accepts the invitation. */
  readonly hasPassword: boolean;
  /** Absent if the service has no second factors. */
  readonly hasSecondFactor?: boolean | undefined;
  readonly lastSignInAt?: number | undefined;
  /** Version of the account, incremented by each change. */
  readonly version: number;
};

export type UserState = 'active' | 'invited' | 'disabled';

export const userState = ({ enabled, hasPassword }: Pick<User, 'enabled' | 'hasPassword'>): UserState =>
  enabled ? (hasPassword ? 'active' : 'invited') : 'disabled';

export const MAX_USERS = 200;

export function findUsers(users: readonly User[], search: string): readonly User[] {
  const searchWords = foldForSearch(search).split(/\s+/).filter(Boolean);
  return users.filter(({ name, email }) => {
    const text = foldForSearch(`${name} ${email}`);
    return searchWords.every((word) => text.includes(word));
  });
}
