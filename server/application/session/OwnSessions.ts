import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { SessionEndReason } from '../../../src/domain/session/sessionEndReason.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { Principal, RequestOrigin } from '../shared/Principal.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { EndSession } from './EndSession.ts';
import type { ListedSession, SessionRepository } from './SessionRepository.ts';

type SessionRequest = { readonly principal: Principal; readonly origin: RequestOrigin };

export class OwnSessions {
  readonly #sessions: SessionRepository;
  readonly #endSession: EndSession;
  readonly #clock: Clock;

  constructor(sessions: SessionRepository, endSession: EndSession, clock: Clock) {
    this.#sessions = sessions;
    this.#endSession = endSession;
    this.#clock = clock;
  }

  list(principal: Principal): Promise<readonly ListedSession[]> {
    return this.#sessions.listOf(principal, this.#clock.now());
  }

  /** Ends one session of the user. The session of another user is reported as not found. */
  async end({ principal, origin }: SessionRequest, sessionId: string): Promise<Result<void, ServiceFailure>> {
    const found = (await this.list(principal)).find((each) => each.sessionId === sessionId);
    if (!found) return err({ kind: 'not-found' });
    const because = sessionId === principal.sessionId ? 'signed-out' : 'elsewhere';
    await this.#end({ principal, origin }, sessionId, because);
    return ok(undefined);
  }

  async endOthers(request: SessionRequest, because: 'elsewhere' | 'password-set' = 'elsewhere'): Promise<void> {
    const { principal } = request;
    for (const { sessionId } of await this.list(principal))
      if (sessionId !== principal.sessionId) await this.#end(request, sessionId, because);
  }

  async #end({ principal, origin }: SessionRequest, sessionId: string, because: SessionEndReason): Promise<void> {
    const { rootOrgId, organisationId, userId } = principal;
    await this.#endSession.execute({ sessionId, rootOrgId, organisationId, userId }, because, origin);
  }
}
