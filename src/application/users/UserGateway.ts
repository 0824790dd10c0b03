import type { Result } from '../../domain/shared/result.ts';
import type { UserDraft } from '../../domain/users/invitation.ts';
import type { User } from '../../domain/users/user.ts';
import type { UserAim, UserChange } from '../../domain/users/userWrites.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Whose people are meant: an owner's own organisation, or a company of it. */
export type UsersPath = { readonly rootOrgId: string; readonly companyId: string };

/** The people of a company, and the roles that they may have. */
export type CompanyUsers = { readonly users: readonly User[]; readonly roles: readonly string[] };

/** A one-time link by which a person sets a password; answered to the one who asked, once. */
export type PasswordLink = {
  /** Relative to the site's root. */
  readonly address: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly expiresAt: number;
};

/**
 * Who may sign in to a company, where the service announces `userManagement`. Every write takes effect at once. What is
 * refused is `rejected` with a translation key; who is unknown, or no longer there, is `not-found`.
 */
export interface UserGateway {
  list(company: UsersPath, signal?: AbortSignal): Promise<Result<CompanyUsers, PortFailure>>;
  /** Adds a person, who sets a password by the link that is answered. */
  invite(
    company: UsersPath,
    draft: UserDraft,
  ): Promise<Result<{ readonly user: User; readonly link: PasswordLink }, PortFailure>>;
  /** Changes role or state; who is disabled is signed out everywhere. `stale` where the person was changed meanwhile. */
  change(company: UsersPath, aim: UserAim, change: UserChange): Promise<Result<User, PortFailure>>;
  /** The person is signed out everywhere and cannot sign in any more. `stale` as with a change. */
  remove(company: UsersPath, aim: UserAim): Promise<Result<void, PortFailure>>;
  /** Makes a link; earlier ones of the person are good no more. */
  issueLink(company: UsersPath, userId: string): Promise<Result<PasswordLink, PortFailure>>;
}
export const UserGateway = portToken<UserGateway>('UserGateway');
