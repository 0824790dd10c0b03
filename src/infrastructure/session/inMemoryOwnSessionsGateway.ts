import type { OwnSessionsGateway } from '../../application/session/OwnSessionsGateway.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { ListedSession } from '../../domain/session/session.ts';
import { HOUR } from '../../domain/shared/lifetimes.ts';
import { err, ok } from '../../domain/shared/result.ts';

/** Sessions of the demo: the session of this tab, and a fictitious session on a phone. */
export function inMemoryOwnSessionsGateway(clock: Clock): OwnSessionsGateway {
  const now = clock.now();
  const sessionFacts = { startedAt: now, lastUsedAt: now, address: '192.0.2.10' };
  const phone = { startedAt: now - 5 * HOUR, lastUsedAt: now - HOUR, address: '198.51.100.23' };
  let sessions: readonly ListedSession[] = [
    { sessionId: 'this-tab', isCurrent: true, ...sessionFacts },
    { sessionId: 'telephone', isCurrent: false, ...phone, browser: 'Safari', system: 'iOS' },
  ];
  return {
    list: async () => ok(sessions),
    async end(sessionId) {
      const remaining = sessions.filter((session) => session.sessionId !== sessionId);
      if (remaining.length === sessions.length) return err({ kind: 'not-found' });
      sessions = remaining;
      return ok(undefined);
    },
    async endOthers() {
      sessions = sessions.filter(({ isCurrent }) => isCurrent);
      return ok(undefined);
    },
  };
}
