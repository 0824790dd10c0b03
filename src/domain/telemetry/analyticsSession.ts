/** A session of the analytics service. Times are milliseconds since 1970. */
export type AnalyticsSession = {
  readonly sessionId: number;
  readonly lastEventAt: number;
};

/** Session of an event at a time [TL-7]. If the clock is set back, the session continues. */
export function analyticsSessionAt(
  session: AnalyticsSession | undefined,
  now: number,
  sessionTimeout: number,
): AnalyticsSession {
  if (!session || now - session.lastEventAt > sessionTimeout) return { sessionId: now, lastEventAt: now };
  return { ...session, lastEventAt: Math.max(session.lastEventAt, now) };
}

export const OUT_OF_SESSION = -1;

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
