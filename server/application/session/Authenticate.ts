import type { Clock } from '../../../src/application/shared/Clock.ts';
import { isFromFastClock } from '../../../src/domain/shared/isFromFastClock.ts';
import { may, rights, type Right } from '../../../src/domain/session/rights.ts';
import { type AllowedRoles, roleOf } from '../../../src/domain/session/role.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { SeenCompany } from '../shared/CompanyRequest.ts';
import { ServiceUnavailableError } from '../shared/failure.ts';
import type { Principal, RequestOrigin } from '../shared/Principal.ts';
import type { EndSession } from './EndSession.ts';
import type { RequiredSecondFactor } from './second-factor/RequiredSecondFactor.ts';
import type { SessionRepository } from './SessionRepository.ts';
import type { FoundSession, SessionContexts } from './SessionContexts.ts';
import type { TokenMint } from './TokenMint.ts';

/** Why a user has limited access. In the first two cases, the user may only read the company's status and sign out. */
export type Barred = 'company-disabled' | 'role-unknown' | 'second-factor-missing';

export type Authenticated = {
  readonly principal: Principal;
  /** True if the token was issued to the admin client. It can publish but cannot request further tokens. */
  readonly isAppToken: boolean;
  readonly scopes: readonly string[];
  readonly rights: readonly Right[];
  /** Absent if the user has full access. */
  readonly barred?: Barred | undefined;
  readonly company: SeenCompany | undefined;
};

export type Presented = {
  readonly origin: RequestOrigin;
  readonly userAgent?: string | undefined;
  /** Whether the request delays the idle timeout of the session. Listening for events does not. */
  readonly isUse: boolean;
};

/** Minimum milliseconds between two updates of a session's last use in the database. */
const USE_INTERVAL = 60_000;

export type AuthenticateParts = {
  readonly sessions: SessionRepository;
  readonly contexts: SessionContexts;
  readonly endSession: EndSession;
  readonly mint: TokenMint;
  readonly allowedRoles: AllowedRoles;
  readonly requiredSecondFactor: Pick<RequiredSecondFactor, 'isMissing'>;
  readonly clock: Clock;
};

/** Finds the user of an access token. Every request is checked, so that disabling a user takes effect at once. */
export class Authenticate {
  readonly #parts: AuthenticateParts;

  constructor(parts: AuthenticateParts) {
    this.#parts = parts;
  }

  /** @param about company of the call, which is read in the same query */
  async execute(accessToken: string, presented: Presented, about?: CompanyId): Promise<Authenticated | undefined> {
    const context = await this.#parts.contexts.find(this.#parts.mint.hash(accessToken), this.#parts.clock.now(), about);
    if (context === undefined) return undefined;
    const { session, staff, company } = context;
    if (staff?.enabled !== true) {
      // End the session permanently. A user who is enabled again must sign in again.
      await this.#parts.endSession.execute(session, 'disabled', presented.origin);
      return undefined;
    }
    if (presented.isUse) await this.#touch(session, presented);
    const role = roleOf(staff.roles, this.#parts.allowedRoles);
    const principal: Principal = {
      userId: staff.userId,
      name: staff.name,
      roles: staff.roles,
      // An admin role counts only in the owner's own organisation.
      isAdmin: role === 'admin' && staff.organisationId === staff.rootOrgId,
      rootOrgId: staff.rootOrgId,
      organisationId: staff.organisationId,
      sessionId: session.sessionId,
    };
    const { isAppToken, scopes } = session;
    const authenticated = {
      principal,
      isAppToken,
      scopes,
      rights: rights.filter((right) => may(right, staff.roles, this.#parts.allowedRoles)),
      company,
    };
    if (role === 'unknown') return { ...authenticated, barred: 'role-unknown' };
    if (!staff.companyEnabled) return { ...authenticated, barred: 'company-disabled' };
    const isMissing = await this.#parts.requiredSecondFactor.isMissing(staff, session.isFederated);
    return isMissing ? { ...authenticated, barred: 'second-factor-missing' } : authenticated;
  }

  async #touch({ sessionId, lastUsedAt }: FoundSession, { origin, userAgent }: Presented): Promise<void> {
    const now = this.#parts.clock.now();
    if (now - lastUsedAt < USE_INTERVAL && !isFromFastClock(lastUsedAt, 0, now)) return;
    try {
      await this.#parts.sessions.touch(sessionId, { address: origin.address, userAgent }, now);
    } catch (error) {
      // Continue without recording the use, because reads must work while the database is read-only.
      if (!(error instanceof ServiceUnavailableError)) throw error;
    }
  }
}
