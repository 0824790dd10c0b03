import type { OwnSessionsGateway } from '../../application/session/OwnSessionsGateway.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { ListedSession } from '../../domain/session/session.ts';
import { HOUR } from '../../domain/shared/lifetimes.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';

/** Sessions of the demo: the session of this tab, and a fictitious session on a phone. */
export class InMemoryOwnSessionsGateway implements OwnSessionsGateway {
  #sessions: readonly ListedSession[];

  constructor(clock: Clock) {
    const now = clock.now();
    const sessionFacts = { startedAt: now, lastUsedAt: now, address: '192.0.2.10' };
    const phone = { startedAt: now - 5 * HOUR, lastUsedAt: now - HOUR, address: '198.51.100.23' };
    this.#sessions = [
      { sessionId: 'this-tab', isCurrent: true, ...sessionFacts },
      { sessionId: 'telephone', isCurrent: false, ...phone, browser: 'Safari', system: 'iOS' },
    ];
  }

  async list(): Promise<Result<readonly ListedSession[], PortFailure>> {
    return ok(this.#sessions);
  }

  async end(sessionId: string): Promise<Result<void, PortFailure>> {
    const remaining = this.#sessions.filter((session) => session.sessionId !== sessionId);
    if (remaining.length === this.#sessions.length) return err({ kind: 'not-found' });
    this.#sessions = remaining;
    return ok(undefined);
  }

  async endOthers(): Promise<Result<void, PortFailure>> {
    this.#sessions = this.#sessions.filter(({ isCurrent }) => isCurrent);
    return ok(undefined);
  }
}
