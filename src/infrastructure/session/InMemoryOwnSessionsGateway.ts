import type { OwnSessionsGateway } from '../../application/session/OwnSessionsGateway.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { ListedSession } from '../../domain/session/session.ts';
import { HOUR } from '../../domain/shared/lifetimes.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';

/** This tab's session and one of a phone. */
export class InMemoryOwnSessionsGateway implements OwnSessionsGateway {
  #sessions: readonly ListedSession[];

  constructor(clock: Clock) {
    const now = clock.now();
    const own = { startedAt: now, lastUsedAt: now, address: '192.0.2.10' };
    const phone = { startedAt: now - 5 * HOUR, lastUsedAt: now - HOUR, address: '198.51.100.23' };
    this.#sessions = [
      { sessionId: 'this-tab', isCurrent: true, ...own },
      { sessionId: 'telephone', isCurrent: false, ...phone, browser: 'Safari', system: 'iOS' },
    ];
  }

  async list(): Promise<Result<readonly ListedSession[], PortFailure>> {
    return ok(this.#sessions);
  }

  async end(sessionId: string): Promise<Result<void, PortFailure>> {
    const left = this.#sessions.filter((session) => session.sessionId !== sessionId);
    if (left.length === this.#sessions.length) return err({ kind: 'not-found' });
    this.#sessions = left;
    return ok(undefined);
  }

  async endOthers(): Promise<Result<void, PortFailure>> {
    this.#sessions = this.#sessions.filter(({ isCurrent }) => isCurrent);
    return ok(undefined);
  }
}
