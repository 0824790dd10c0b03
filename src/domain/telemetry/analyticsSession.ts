/** A visit as product analytics counts it. Times in milliseconds since 1970. */
export type AnalyticsSession = {
  /** When it began; also its name. */
  readonly sessionId: number;
  readonly lastEventAt: number;
};

/**
 * The session an event belongs to [TL-7].
 * A clock that was set back neither ends a session nor shortens it.
 */
export function analyticsSessionAt(
  session: AnalyticsSession | undefined,
  now: number,
  sessionTimeout: number,
): AnalyticsSession {
  if (!session || now - session.lastEventAt > sessionTimeout) return { sessionId: now, lastEventAt: now };
  return { ...session, lastEventAt: Math.max(session.lastEventAt, now) };
}

/** The session id of what happened outside anybody's visit. */
export const OUT_OF_SESSION = -1;

/** The id an event carries, and the session after it; one out of session leaves the visit as it was. */
export function sessionOfEvent(
  session: AnalyticsSession | undefined,
  event: { readonly outOfSession?: boolean | undefined },
  now: number,
  sessionTimeout: number,
): { readonly sessionId: number; readonly session: AnalyticsSession | undefined } {
  if (event.outOfSession === true) return { sessionId: OUT_OF_SESSION, session };
  const current = analyticsSessionAt(session, now, sessionTimeout);
  return { sessionId: current.sessionId, session: current };
}
