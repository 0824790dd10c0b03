import { describe, expect, it } from 'vitest';
import { closeReviewSession, extendReviewSession, openReviewSession } from '../../../contract/merchants/companies.ts';
import { httpReviewSessionGateway } from '../../../src/infrastructure/review-mode/httpReviewSessionGateway.ts';
import { InMemoryHttp } from '../../support/fakes/InMemoryHttp.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { CountingIds } from '../../support/fakes/CountingIds.ts';
import { companyId } from '../../support/samples/builders.ts';

const review = {
  reviewSessionId: 'review-1',
  merchantId: companyId('ACME'),
  reason: 'A look',
  expiresAt: 0,
  isActing: true,
};

/** Delays the responses to reads until the test calls `answerReads`. */
class SlowHttp extends InMemoryHttp {
  answerReads: () => void = () => undefined;
  override readsFinished(): Promise<void> {
    return new Promise((resume) => (this.answerReads = resume));
  }
}

function closing() {
  const http = new SlowHttp().on(closeReviewSession, () => ({ status: 204 }));
  const clock = new ManualClock();
  const closed = httpReviewSessionGateway(http, new CountingIds(), clock).close('OWNER', review);
  return { http, clock, closed };
}

it.each([
  ['an hour behind', -3_600_000],
  ['61 minutes ahead', 3_660_000],
])(
  'httpReviewSessionGateway opens a review of 60 minutes by the clock of a computer that is %s [RT-2]',
  async (_off, off) => {
    const serviceTime = Date.parse('2026-11-29T12:00:00Z');
    const answer = () => ({
      status: 201,
      headers: { date: new Date(serviceTime).toUTCString() },
      body: {
        reviewSessionId: 'review-1',
        merchantId: 'ACME',
        expiresAt: new Date(serviceTime + 3_600_000).toISOString(),
      },
    });
    const http = new InMemoryHttp().on(openReviewSession, answer).on(extendReviewSession, answer);
    const clock = new ManualClock(serviceTime + off);
    const gateway = httpReviewSessionGateway(http, new CountingIds(), clock);
    const inAnHour = { ok: true, value: { expiresAt: clock.now() + 3_600_000 } };
    expect(await gateway.open('OWNER', companyId('ACME'), 'A look')).toMatchObject(inAnHour);
    expect(await gateway.extend('OWNER', review, 'A look')).toMatchObject(inAnHour);
  },
);

describe('httpReviewSessionGateway.close', () => {
  it('waits for pending reads before it closes the review, because the service would refuse them afterwards [RT-2]', async () => {
    const { http, closed } = closing();
    expect(http.requests).toEqual([]);
    http.answerReads();
    expect(await closed).toEqual({ ok: true, value: undefined });
    expect(http.requests).toMatchObject([{ id: 'closeReviewSession', params: { reviewSessionId: 'review-1' } }]);
  });

  it('does not wait for reads that take too long [RT-2]', async () => {
    const { http, clock, closed } = closing();
    clock.advance(4_999);
    await Promise.resolve();
    expect(http.requests).toEqual([]);
    clock.advance(1);
    await closed;
    expect(http.requests).toHaveLength(1);
  });
});
