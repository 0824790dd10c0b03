import type { Clock } from '../../../src/application/shared/Clock.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { SessionRepository } from './SessionRepository.ts';
import type { StaffDirectory } from './StaffDirectory.ts';
import { accessExpiry, secondsUntil, SESSION_LIFE, type TokenAnswer } from './TokenAnswer.ts';
import type { TokenMint } from './TokenMint.ts';

const refused = err({ kind: 'unauthorized' } as const);

/** Renews a session: a new access token and a new refresh token for the one presented. */
export class RefreshSession {
  readonly #staff: StaffDirectory;
  readonly #sessions: SessionRepository;
  readonly #mint: TokenMint;
  readonly #clock: Clock;

  constructor(staff: StaffDirectory, sessions: SessionRepository, mint: TokenMint, clock: Clock) {
    this.#staff = staff;
    this.#sessions = sessions;
    this.#mint = mint;
    this.#clock = clock;
  }

  async execute(refreshToken: string): Promise<Result<TokenAnswer, ServiceFailure>> {
    const now = this.#clock.now();
    const tokens = this.#mint.successorOf(refreshToken);
    const outcome = await this.#sessions.rotate(
      this.#mint.hash(refreshToken),
      {
        refreshHash: this.#mint.hash(tokens.refreshToken),
        accessHash: this.#mint.hash(tokens.accessToken),
        accessExpiresAt: accessExpiry({ expiresAt: now + SESSION_LIFE }, now),
      },
      now,
    );
    if (outcome.kind === 'refused') return refused;

    const { session } = outcome;
    const staff = await this.#staff.findById(session.rootOrgId, session.organisationId, session.userId);
    if (staff?.enabled !== true) {
      await this.#sessions.end(session.sessionId, now);
      return refused;
    }
    const expiresInSeconds = secondsUntil(outcome.accessExpiresAt, now);
    return ok({ tokens, expiresInSeconds, staff, sessionId: session.sessionId });
  }
}
