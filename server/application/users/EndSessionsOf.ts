import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { SessionEndReason } from '../../../src/domain/session/sessionEndReason.ts';
import type { EndSession } from '../session/EndSession.ts';
import type { SessionIdentity, SessionRepository } from '../session/SessionRepository.ts';
import type { RequestOrigin } from '../shared/Principal.ts';

export class EndSessionsOf {
  readonly #sessions: SessionRepository;
  readonly #endSession: EndSession;
  readonly #clock: Clock;

  constructor(sessions: SessionRepository, endSession: EndSession, clock: Clock) {
    this.#sessions = sessions;
    this.#endSession = endSession;
    this.#clock = clock;
  }

  async execute(
    person: Omit<SessionIdentity, 'sessionId'>,
    because: SessionEndReason,
    origin: RequestOrigin,
  ): Promise<void> {
    for (const { sessionId } of await this.#sessions.listOf(person, this.#clock.now()))
      await this.#endSession.execute({ ...person, sessionId }, because, origin);
  }
}
