import type { Clock } from '../../../src/application/shared/Clock.ts';
import { type AllowedRoles, roleOf } from '../../../src/domain/session/role.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { SeenCompany } from '../shared/CompanyRequest.ts';
import type { Principal } from '../shared/Principal.ts';
import type { SessionRepository } from './SessionRepository.ts';
import type { Standings } from './Standings.ts';
import type { TokenMint } from './TokenMint.ts';

export type Authenticated = {
  readonly principal: Principal;
  /** The token was given to the admin client: it publishes, and gets no further token. */
  readonly isAppToken: boolean;
  /** Why this person may only ask about the company's status and sign out. */
  readonly barred?: 'company-disabled' | 'role-unknown' | undefined;
  /** The company that was asked about, where this person may read it. */
  readonly company: SeenCompany | undefined;
};

/** Who an access token speaks for; asked anew on every request, so that a disabled person is out at once. */
export class Authenticate {
  readonly #sessions: SessionRepository;
  readonly #standings: Standings;
  readonly #mint: TokenMint;
  readonly #allowed: AllowedRoles;
  readonly #clock: Clock;

  constructor(sessions: SessionRepository, standings: Standings, mint: TokenMint, allowed: AllowedRoles, clock: Clock) {
    this.#sessions = sessions;
    this.#standings = standings;
    this.#mint = mint;
    this.#allowed = allowed;
    this.#clock = clock;
  }

  /** @param about the company that the call is about, as it is looked at in the same moment */
  async execute(accessToken: string, about?: CompanyId): Promise<Authenticated | undefined> {
    const standing = await this.#standings.find(this.#mint.hash(accessToken), this.#clock.now(), about);
    if (standing === undefined) return undefined;
    const { session, staff, company } = standing;
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
    if (role === 'unknown') return { principal, isAppToken, company, barred: 'role-unknown' };
    return { principal, isAppToken, company, barred: staff.companyEnabled ? undefined : 'company-disabled' };
  }
}
