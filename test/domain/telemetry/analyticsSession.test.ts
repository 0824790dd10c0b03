import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyticsSessionAt, OUT_OF_SESSION, sessionOfEvent } from '../../../src/domain/telemetry/analyticsSession.ts';

const TIMEOUT = 1_800_000;
const session = { sessionId: 1000, lastEventAt: 5000 };

describe('analyticsSessionAt', () => {
  it('starts a session with the first event, and uses the time of this event as session id [TL-7]', () => {
    expect(analyticsSessionAt(undefined, 7000, TIMEOUT)).toEqual({ sessionId: 7000, lastEventAt: 7000 });
  });

  it('continues a session until no event occurs for longer than the timeout, and then starts a new session [TL-7]', () => {
    const atEnd = 5000 + TIMEOUT;
    expect(analyticsSessionAt(session, atEnd, TIMEOUT)).toEqual({ sessionId: 1000, lastEventAt: atEnd });
    expect(analyticsSessionAt(session, atEnd + 1, TIMEOUT)).toEqual({ sessionId: atEnd + 1, lastEventAt: atEnd + 1 });
  });

  it('continues a session if the clock was set back [TL-7]', () => {
    expect(analyticsSessionAt(session, 3000, TIMEOUT)).toEqual(session);
  });

  it('neither starts nor extends a session for an event that is marked as not belonging to a session [TL-7]', () => {
    const later = 5000 + TIMEOUT * 2;
    expect(sessionOfEvent(session, { outOfSession: true }, later, TIMEOUT)).toEqual({
      sessionId: OUT_OF_SESSION,
      session,
    });
    expect(sessionOfEvent(undefined, { outOfSession: true }, later, TIMEOUT).session).toBeUndefined();
    expect(sessionOfEvent(session, {}, later, TIMEOUT)).toEqual({
      sessionId: later,
      session: { sessionId: later, lastEventAt: later },
    });
  });

  it('separates sessions exactly at gaps longer than the timeout, for any sequence of events [TL-7]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 20 }),
        (gaps, timeout) => {
          let now = 1;
          let current = analyticsSessionAt(undefined, now, timeout);
          for (const gap of gaps) {
            now += gap;
            const next = analyticsSessionAt(current, now, timeout);
            expect(next.sessionId === current.sessionId).toBe(gap <= timeout);
            current = next;
          }
        },
      ),
    );
  });
});
