import type { Result } from '../../domain/shared/result.ts';
import type { UserDraft } from '../../domain/users/invitation.ts';
import type { User } from '../../domain/users/user.ts';
import type { UserAim, UserChange } from '../../domain/users/userWrites.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Users of a company, or of the owner under its own organisation. */
export type UsersPath = { readonly rootOrgId: string; readonly companyId: string };

export type CompanyUsers = { readonly users: readonly User[]; readonly roles: readonly string[] };

/** One-time link to set a password. Returned only once, to the user who created it. */
export type PasswordLink = {
  /** Relative to the site's root. */
  readonly address: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly expiresAt: number;
};

/** `link` is undefined if the service sent it by mail. */
export type Linked = { readonly user: User; readonly link: PasswordLink | undefined };

/** Users of a company. Writes take effect at once. `rejected` contains a translation key. Requires `userManagement`. */
export interface UserGateway {
  list(company: UsersPath, signal?: AbortSignal): Promise<Result<CompanyUsers, PortFailure>>;
  /** The new user sets a password by the link that is returned or mailed. */
  invite(company: UsersPath, draft: UserDraft): Promise<Result<Linked, PortFailure>>;
  /** A disabled user is signed out everywhere. `stale` if the user was changed in the meantime. */
  change(company: UsersPath, aim: UserAim, change: UserChange): Promise<Result<User, PortFailure>>;
  /** Signs the user out everywhere. `stale` if the user was changed in the meantime. */
  remove(company: UsersPath, aim: UserAim): Promise<Result<void, PortFailure>>;
  /** Earlier links of the user become invalid. */
  issueLink(company: UsersPath, userId: string): Promise<Result<PasswordLink | undefined, PortFailure>>;
}
export const UserGateway = portToken<UserGateway>('UserGateway');
