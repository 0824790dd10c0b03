import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { Ids } from '../../../src/application/shared/Ids.ts';
import { SESSION_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import type { SecurityEvents } from '../audit/SecurityEvents.ts';
import type { RequestOrigin } from '../shared/Principal.ts';
import type { StaffMember } from './StaffDirectory.ts';
import { accessExpiry, secondsUntil, type TokenAnswer } from './TokenAnswer.ts';
import type { TokenMint } from './TokenMint.ts';

export type SessionBeginning = {
  readonly staff: StaffMember;
  readonly scopes: readonly string[];
  readonly origin: RequestOrigin;
  readonly userAgent?: string | undefined;
  readonly detail: Readonly<Record<string, unknown>>;
  /** End of the session in milliseconds since 1970. If present, the session cannot be renewed. */
  readonly endsAt?: number | undefined;
  /** True if an identity provider or a widget's site proved the identity. */
  readonly isFederated?: boolean;
};

export class BeginSession {
  readonly #events: SecurityEvents;
  readonly #mint: TokenMint;
  readonly #ids: Ids;
  readonly #clock: Clock;

  constructor(events: SecurityEvents, mint: TokenMint, ids: Ids, clock: Clock) {
    this.#events = events;
    this.#mint = mint;
    this.#ids = ids;
    this.#clock = clock;
  }

  async execute(beginning: SessionBeginning): Promise<TokenAnswer> {
    const { staff, scopes, origin, userAgent, detail, endsAt, isFederated = false } = beginning;
    const { userId, rootOrgId, organisationId } = staff;
    const now = this.#clock.now();
    const { accessToken, refreshToken } = this.#mint.first();
    const isRenewed = endsAt === undefined;
    const sessionId = this.#ids.next();
    const expiresAt = Math.min(now + SESSION_LIFE, endsAt ?? Infinity);
    const session = { sessionId, userId, rootOrgId, organisationId, scopes, expiresAt, isFederated };
    const accessExpiresAt = isRenewed ? accessExpiry(session, now) : expiresAt;
    const hashes = {
      refreshHash: isRenewed ? this.#mint.hash(refreshToken) : undefined,
      accessHash: this.#mint.hash(accessToken),
      accessExpiresAt,
    };
    await this.#events.with(
      {
        action: 'sign-in.accepted',
        tenant: { rootOrgId, companyId: organisationId },
        person: { userId, name: staff.name },
        origin,
        detail: { sessionId, ...detail },
      },
      async ({ sessions }) => {
        await sessions.create(session, hashes, { address: origin.address, userAgent }, now);
        return sessionId;
      },
    );
    const tokens = { accessToken, ...(isRenewed && { refreshToken }) };
    return { tokens, expiresInSeconds: secondsUntil(accessExpiresAt, now), staff, sessionId, isFederated };
  }
}
