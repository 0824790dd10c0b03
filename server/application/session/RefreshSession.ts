import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { SessionEndReason } from '../../../src/domain/session/sessionEndReason.ts';
import { SESSION_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { RequestOrigin } from '../shared/Principal.ts';
import type { EndSession } from './EndSession.ts';
import type { KnownDevices } from './sign-in/KnownDevices.ts';
import { networkOf } from './sign-in/networkOf.ts';
import type { SessionRepository } from './SessionRepository.ts';
import type { StaffDirectory } from './StaffDirectory.ts';
import { accessExpiry, secondsUntil, type TokenAnswer } from './TokenAnswer.ts';
import type { TokenMint, TokenPair } from './TokenMint.ts';

export type RefreshRequest = {
  readonly refreshToken: string;
  readonly origin: RequestOrigin;
  readonly userAgent?: string | undefined;
  readonly deviceCookies: readonly string[];
};

export type RefreshSessionParts = {
  readonly staff: StaffDirectory;
  readonly sessions: SessionRepository;
  readonly endSession: EndSession;
  readonly devices: KnownDevices;
  readonly mint: TokenMint;
  readonly clock: Clock;
};

/**
 * Replaces the refresh token of a session. The client that just replaced a token may request the same successor again.
 * Any other use of a replaced token ends the session, because the token was copied. The response gives the reason why a
 * session ended, but does not reveal whether an unknown token ever existed.
 */
export class RefreshSession {
  readonly #parts: RefreshSessionParts;

  constructor(parts: RefreshSessionParts) {
    this.#parts = parts;
  }

  async execute(request: RefreshRequest): Promise<Result<TokenAnswer, ServiceFailure>> {
    const { refreshToken, origin, userAgent } = request;
    const now = this.#parts.clock.now();
    const { mint } = this.#parts;
    const accessExpiresAt = accessExpiry({ expiresAt: now + SESSION_LIFE }, now);
    const hashed = (tokens: TokenPair) => ({
      refreshHash: mint.hash(tokens.refreshToken),
      accessHash: mint.hash(tokens.accessToken),
      accessExpiresAt,
    });
    const [first, ...others] = mint.successorsOf(refreshToken);
    const outcome = await this.#parts.sessions.rotate({
      refreshHash: mint.hash(refreshToken),
      successors: [hashed(first), ...others.map(hashed)],
      presenter: this.#presenterOf(request, now),
      use: { address: origin.address, userAgent },
      now,
    });
    if (outcome.kind === 'refused') return refusedFor(outcome.ended);
    const { session } = outcome;
    if (outcome.kind === 'replayed') {
      await this.#parts.endSession.execute(session, 'replayed', origin);
      return refusedFor('replayed');
    }
    const staff = await this.#parts.staff.findById(session.rootOrgId, session.organisationId, session.userId);
    if (staff?.enabled !== true) {
      await this.#parts.endSession.execute(session, 'disabled', origin);
      return err({ kind: 'unauthorized', message: 'constants.apiErrors.permissions', sessionEnded: 'disabled' });
    }
    const tokens = others.find((each) => mint.hash(each.refreshToken) === outcome.refreshHash) ?? first;
    const expiresInSeconds = secondsUntil(outcome.accessExpiresAt, now);
    const { sessionId, isFederated } = session;
    return ok({ tokens, expiresInSeconds, staff, sessionId, isFederated });
  }

  #presenterOf({ deviceCookies, origin }: RefreshRequest, now: number): readonly string[] {
    const devices = this.#parts.devices.read(deviceCookies, now).map(({ deviceId }) => deviceId);
    return (devices.length > 0 ? devices : [networkOf(origin.address)]).map((each) => this.#parts.mint.hash(each));
  }
}

const refusedFor = (ended: SessionEndReason | undefined): Result<never, ServiceFailure> =>
  err({ kind: 'unauthorized', ...(ended && { sessionEnded: ended }) });
