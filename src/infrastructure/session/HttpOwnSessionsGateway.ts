import { deleteOtherSessions, deleteSession, getSessions } from '../../../contract/session/sessions.ts';
import type { OwnSessionsGateway } from '../../application/session/OwnSessionsGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { ListedSession } from '../../domain/session/session.ts';
import type { Result } from '../../domain/shared/result.ts';
import { bodyAs, nothing } from '../http/answer.ts';
import type { Http } from '../http/Http.ts';

export class HttpOwnSessionsGateway implements OwnSessionsGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  list(): Promise<Result<readonly ListedSession[], PortFailure>> {
    return bodyAs(this.#http.send(getSessions, {}), ({ sessions }) =>
      sessions.map(({ startedAt, lastUsedAt, ...session }) => ({
        ...session,
        startedAt: Date.parse(startedAt),
        lastUsedAt: Date.parse(lastUsedAt),
      })),
    );
  }

  end(sessionId: string): Promise<Result<void, PortFailure>> {
    return nothing(this.#http.send(deleteSession, { params: { sessionId } }));
  }

  endOthers(): Promise<Result<void, PortFailure>> {
    // This call can be retried, because ending the same sessions twice has no further effect.
    return nothing(this.#http.send(deleteOtherSessions, {}, { isRepeatable: true }));
  }
}
