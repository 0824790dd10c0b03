import { describe, expect, it } from 'vitest';
import { Outbox, type MailOutcome } from '../../../server/application/mail/Outbox.ts';
import type { MailFailure, AccountMail } from '../../../server/application/mail/AccountMailer.ts';
import { LaneQueue } from '../../../server/application/shared/LaneQueue.ts';
import { err, ok } from '../../../src/domain/shared/result.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';

const mailTo = (address: string) => ({ to: { name: '', address } }) as AccountMail;

/** An outbox with a mailer that returns these results in order, and accepts all later mails. */
function outboxOf(responses: (MailFailure['kind'] | 'taken')[], waitingOfShare = 10) {
  const clock = new ManualClock();
  const outcomes: MailOutcome[] = [];
  let attempts = 0;
  const mailer = {
    send: async () => {
      attempts += 1;
      const response = responses.shift() ?? 'taken';
      return response === 'taken' ? ok(undefined) : err({ kind: response, reason: 'because' });
    },
  };
  const queue = new LaneQueue({ running: 1, waiting: 20, waitingOfShare });
  const outbox = new Outbox(mailer, queue, clock, (outcome) => outcomes.push(outcome));
  return { outbox, clock, outcomes, attempts: () => attempts };
}

describe('Outbox', () => {
  it('retries a mail four times at increasing intervals [AU-17]', async () => {
    const { outbox, clock, outcomes, attempts } = outboxOf([
      'unreachable',
      'unreachable',
      'unreachable',
      'unreachable',
      'unreachable',
    ]);
    outbox.post('A', mailTo('a@b.example'));
    await outbox.settle();
    for (const pause of [10_000, 60_000, 300_000, 900_000]) {
      const before = attempts();
      clock.advance(pause - 1);
      await outbox.settle();
      expect(attempts()).toBe(before);
      clock.advance(1);
      await outbox.settle();
    }
    expect(outcomes).toEqual(['retried', 'retried', 'retried', 'retried', 'given-up']);
    expect([attempts(), clock.waiting]).toEqual([5, 0]);
  });

  it('does not retry a mail that was permanently refused [AU-17]', async () => {
    const { outbox, clock, outcomes } = outboxOf(['refused', 'unreachable', 'taken']);
    outbox.post('A', mailTo('a@b.example'));
    outbox.post('A', mailTo('c@b.example'));
    await outbox.settle();
    clock.advance(10_000);
    await outbox.settle();
    expect([outcomes, clock.waiting]).toEqual([['refused', 'retried', 'sent'], 0]);
  });

  it("drops mails above a company's limit, and waiting mails when it is closed [AU-17]", async () => {
    const { outbox, clock, outcomes } = outboxOf(['unreachable'], 1);
    for (const address of ['a@b.example', 'c@b.example', 'd@b.example']) outbox.post('A', mailTo(address));
    outbox.post('B', mailTo('e@b.example'));
    await outbox.close();
    expect(outcomes.toSorted()).toEqual(['dropped', 'dropped', 'sent', 'sent']);
    expect(clock.waiting).toBe(0);
  });
});
