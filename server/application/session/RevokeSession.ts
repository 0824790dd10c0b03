import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { SessionRepository } from './SessionRepository.ts';
import type { TokenMint } from './TokenMint.ts';

/** Ends the session a token belongs to, and says nothing about tokens it does not know. */
export class RevokeSession {
  readonly #sessions: SessionRepository;
  readonly #mint: TokenMint;
  readonly #clock: Clock;

  constructor(sessions: SessionRepository, mint: TokenMint, clock: Clock) {
    this.#sessions = sessions;
    this.#mint = mint;
    this.#clock = clock;
  }

  execute(token: string): Promise<void> {
    return this.#sessions.endByToken(this.#mint.hash(token), this.#clock.now());
  }
}
