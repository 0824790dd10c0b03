import {
  deleteOtherSessions,
  deleteSession,
  getAccountActivity,
  getSessions,
} from '../../../contract/session/sessions.ts';
import type { OwnSessionsGateway } from '../../application/session/OwnSessionsGateway.ts';
import { bodyAs, nothing } from '../http/answer.ts';
import type { Http } from '../http/Http.ts';

export const httpOwnSessionsGateway = (http: Http): OwnSessionsGateway => ({
  list: () =>
    bodyAs(http.send(getSessions, {}), ({ sessions }) =>
      sessions.map(({ startedAt, lastUsedAt, ...session }) => ({
        ...session,
        startedAt: Date.parse(startedAt),
        lastUsedAt: Date.parse(lastUsedAt),
      })),
    ),
  recentActivity: () =>
    bodyAs(http.send(getAccountActivity, {}), ({ entries }) =>
      entries.map((entry) => ({ ...entry, at: Date.parse(entry.at) })),
    ),
  end: (sessionId) => nothing(http.send(deleteSession, { params: { sessionId } })),
  endOthers() {
    // This call can be retried, because ending the same sessions twice has no further effect.
    return nothing(http.send(deleteOtherSessions, {}, { isRepeatable: true }));
  },
});
