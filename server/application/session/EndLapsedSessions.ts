import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { EndSession } from './EndSession.ts';
import type { SessionRepository } from './SessionRepository.ts';

/** Ends and audits sessions that expired or were idle for too long. */
export class EndLapsedSessions {
  readonly #sessions: SessionRepository;
  readonly #endSession: EndSession;
  readonly #clock: Clock;

  constructor(sessions: SessionRepository, endSession: EndSession, clock: Clock) {
    this.#sessions = sessions;
    this.#endSession = endSession;
    this.#clock = clock;
  }

  async execute(): Promise<void> {
    for (const { because, ...session } of await this.#sessions.listLapsed(this.#clock.now()))
      await this.#endSession.execute(session, because);
  }
}
