import type { Result } from '../../domain/shared/result.ts';
import type { UserDraft } from '../../domain/users/invitation.ts';
import type { User } from '../../domain/users/user.ts';
import type { UserAim, UserChange } from '../../domain/users/userWrites.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Path of the users of a company, or of the owner (`companyId` is its organisation). */
export type UsersPath = { readonly rootOrgId: string; readonly companyId: string };

export type CompanyUsers = { readonly users: readonly User[]; readonly roles: readonly string[] };

/** One-time link to set a password. It is returned only once, to the user who created it. */
export type PasswordLink = {
  /** URL of the link, relative to the site's root. */
  readonly address: string;
  /** Expiry of the link in milliseconds since 1970-01-01 UTC. */
  readonly expiresAt: number;
};

/** User with a new password link. `link` is undefined if the service mailed it. */
export type Linked = { readonly user: User; readonly link: PasswordLink | undefined };

/** Users of a company. Writes take effect at once. If a write is rejected, `rejected` contains the key of the message. Requires `userManagement`. */
export interface UserGateway {
  list(company: UsersPath, signal?: AbortSignal): Promise<Result<CompanyUsers, PortFailure>>;
  /** Creates a user. The new user sets a password with the link, which is returned or mailed. */
  invite(company: UsersPath, draft: UserDraft): Promise<Result<Linked, PortFailure>>;
  /** Changes a user. A disabled user is signed out everywhere. `stale` if the user was changed in the meantime. */
  change(company: UsersPath, aim: UserAim, change: UserChange): Promise<Result<User, PortFailure>>;
  /** Removes a user, who is signed out everywhere. `stale` if the user was changed in the meantime. */
  remove(company: UsersPath, aim: UserAim): Promise<Result<void, PortFailure>>;
  /** Creates a password link. Earlier links of the user become invalid. */
  issueLink(company: UsersPath, userId: string): Promise<Result<PasswordLink | undefined, PortFailure>>;
}
export const UserGateway = portToken<UserGateway>('UserGateway');
