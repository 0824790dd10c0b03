import { describe, expect, it } from 'vitest';
import { parseReviewSession, reviewAt, type ReviewSession } from '../../../src/domain/review-mode/reviewState.ts';
import { REVIEW_WARNING, timeLeft, untilNextDisplay } from '../../../src/domain/review-mode/reviewTime.ts';
import { REVIEW_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { companyId } from '../../support/samples/builders.ts';

describe('timeLeft', () => {
  it.each([
    [REVIEW_LIFE, { minutes: 60 }],
    [REVIEW_LIFE - 1, { minutes: 60 }],
    [REVIEW_WARNING + 60_000, { minutes: 6 }],
    [REVIEW_WARNING + 1, { minutes: 6 }],
    [REVIEW_WARNING, { minutes: 5, seconds: 0 }],
    [REVIEW_WARNING - 1, { minutes: 5, seconds: 0 }],
    [252_000, { minutes: 4, seconds: 12 }],
    [1, { minutes: 0, seconds: 1 }],
    [0, { minutes: 0, seconds: 0 }],
    [-5000, { minutes: 0, seconds: 0 }],
  ])(
    'returns the remaining time %i ms in minutes, and in the last five minutes also in seconds [RT-2]',
    (milliseconds, shown) => {
      expect(timeLeft(milliseconds)).toEqual(shown);
    },
  );

  it('returns a different text exactly at the times that untilNextDisplay returns [RT-2]', () => {
    let millisecondsLeft = REVIEW_LIFE;
    const shown = [timeLeft(millisecondsLeft)];
    while (millisecondsLeft > 0) {
      const wait = untilNextDisplay(millisecondsLeft);
      expect(timeLeft(millisecondsLeft - wait + 1)).toEqual(timeLeft(millisecondsLeft));
      millisecondsLeft -= wait;
      expect(timeLeft(millisecondsLeft)).not.toEqual(shown.at(-1));
      shown.push(timeLeft(millisecondsLeft));
    }
    expect(shown.slice(0, 3)).toEqual([{ minutes: 60 }, { minutes: 59 }, { minutes: 58 }]);
    // The display changes 55 times before the warning and 300 times after it.
    expect(shown).toHaveLength(1 + 55 + 300);
  });
});

describe('reviewAt', () => {
  const session: ReviewSession = {
    reviewSessionId: 'r1',
    merchantId: companyId('ACME'),
    reason: 'Ticket 4711',
    expiresAt: REVIEW_LIFE,
    isActing: true,
  };

  it('returns "open" until the review session expires, then "ended" [RT-2]', () => {
    expect(reviewAt(session, 0)).toEqual({ kind: 'open', session, left: { minutes: 60 } });
    expect(reviewAt(session, REVIEW_LIFE - 1)).toMatchObject({ kind: 'open', left: { minutes: 0, seconds: 1 } });
    expect(reviewAt(session, REVIEW_LIFE)).toEqual({ kind: 'ended', session });
  });

  it('uses a stored review session, which parseReviewSession rejects if one of its fields is invalid [RT-8]', () => {
    expect(parseReviewSession(JSON.parse(JSON.stringify(session)))).toEqual(session);
    for (const [name, wrong] of Object.entries({ reviewSessionId: 7, merchantId: 'a/b', reason: null, expiresAt: '1' }))
      expect(parseReviewSession({ ...session, [name]: wrong })).toBeUndefined();
    for (const nothing of [undefined, null, 5, 'r1', []]) expect(parseReviewSession(nothing)).toBeUndefined();
  });
});
