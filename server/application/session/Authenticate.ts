import type { Clock } from '../../../src/application/shared/Clock.ts';
import { type AllowedRoles, roleOf } from '../../../src/domain/session/role.ts';
import type { Principal } from '../shared/Principal.ts';
import type { SessionRepository } from './SessionRepository.ts';
import type { StaffDirectory } from './StaffDirectory.ts';
import type { TokenMint } from './TokenMint.ts';

export type Authenticated = {
  readonly principal: Principal;
  /** The token was given to the admin client: it publishes, and gets no further token. */
  readonly isAppToken: boolean;
  /** Why this person may only ask about the company's status and sign out. */
  readonly barred?: 'company-disabled' | 'role-unknown' | undefined;
};

/** Who an access token speaks for; asked anew on every request, so that a disabled person is out at once. */
export class Authenticate {
  readonly #sessions: SessionRepository;
  readonly #staff: StaffDirectory;
  readonly #mint: TokenMint;
  readonly #allowed: AllowedRoles;
  readonly #clock: Clock;

  constructor(
    sessions: SessionRepository,
    staff: StaffDirectory,
    mint: TokenMint,
    allowed: AllowedRoles,
    clock: Clock,
  ) {
    this.#sessions = sessions;
    this.#staff = staff;
    this.#mint = mint;
    this.#allowed = allowed;
    this.#clock = clock;
  }

  async execute(accessToken: string): Promise<Authenticated | undefined> {
    const session = await this.#sessions.find(this.#mint.hash(accessToken), this.#clock.now());
    if (session === undefined) return undefined;
    const staff = await this.#staff.findById(session.rootOrgId, session.organisationId, session.userId);
    if (staff?.enabled !== true) {
      // For good: who is enabled again signs in again.
      await this.#sessions.end(session.sessionId, this.#clock.now());
      return undefined;
    }
    const role = roleOf(staff.roles, this.#allowed);
    const principal: Principal = {
      userId: staff.userId,
      name: staff.name,
      roles: staff.roles,
      // An owner's role in a merchant's organisation is no owner's role.
      isAdmin: role === 'admin' && staff.organisationId === staff.rootOrgId,
      rootOrgId: staff.rootOrgId,
      organisationId: staff.organisationId,
      sessionId: session.sessionId,
    };
    const { isAppToken } = session;
    if (role === 'unknown') return { principal, isAppToken, barred: 'role-unknown' };
    return staff.companyEnabled ? { principal, isAppToken } : { principal, isAppToken, barred: 'company-disabled' };
  }
}
