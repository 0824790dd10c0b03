import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { RequestOrigin } from '../shared/Principal.ts';
import type { EndSession } from './EndSession.ts';
import type { SessionRepository } from './SessionRepository.ts';
import type { TokenMint } from './TokenMint.ts';

/** Ends the session of a token. Ignores unknown tokens, so that the response reveals nothing. */
export class RevokeSession {
  readonly #sessions: SessionRepository;
  readonly #endSession: EndSession;
  readonly #mint: TokenMint;
  readonly #clock: Clock;

  constructor(sessions: SessionRepository, endSession: EndSession, mint: TokenMint, clock: Clock) {
    this.#sessions = sessions;
    this.#endSession = endSession;
    this.#mint = mint;
    this.#clock = clock;
  }

  async execute(token: string, origin: RequestOrigin): Promise<void> {
    const session = await this.#sessions.findByToken(this.#mint.hash(token), this.#clock.now());
    if (session) await this.#endSession.execute(session, 'signed-out', origin);
  }
}
