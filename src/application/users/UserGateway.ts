import type { CompanyPath } from '../company/CompanyPath.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { UserDraft } from '../../domain/users/invitation.ts';
import type { User } from '../../domain/users/user.ts';
import type { UserAim, UserChange } from '../../domain/users/userWrites.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

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
  list(company: CompanyPath, signal?: AbortSignal): Promise<Result<CompanyUsers, PortFailure>>;
  /** Creates a user. The new user sets a password with the link, which is returned or mailed. */
  invite(company: CompanyPath, draft: UserDraft): Promise<Result<Linked, PortFailure>>;
  /** Changes a user. A disabled user is signed out everywhere. `stale` if the user was changed in the meantime. */
  change(company: CompanyPath, aim: UserAim, change: UserChange): Promise<Result<User, PortFailure>>;
  /** Removes a user, who is signed out everywhere. `stale` if the user was changed in the meantime. */
  remove(company: CompanyPath, aim: UserAim): Promise<Result<void, PortFailure>>;
  /** Creates a password link. Earlier links of the user become invalid. */
  issueLink(company: CompanyPath, userId: string): Promise<Result<PasswordLink | undefined, PortFailure>>;
  /** Removes the second factor of a user who lost it. Requires `secondFactor`. */
  resetSecondFactor(company: CompanyPath, userId: string): Promise<Result<void, PortFailure>>;
}
export const UserGateway = portToken<UserGateway>('UserGateway');
