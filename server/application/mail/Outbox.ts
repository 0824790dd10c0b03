import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { LaneQueue } from '../shared/LaneQueue.ts';
import type { MailFailure, AccountMail, AccountMailer } from './AccountMailer.ts';

/** Result of an attempt to send a mail. After `retried`, another attempt follows. */
export type MailOutcome = 'sent' | 'retried' | 'refused' | 'given-up' | 'dropped';
export type OnMailOutcome = (outcome: MailOutcome, failure: MailFailure | undefined) => void;

/** Milliseconds before each retry after a connection failure. After the last retry, the mail is dropped. */
const PAUSES = [10_000, 60_000, 300_000, 900_000] as const;

/** Queue of mails, only in memory, because links must not be stored. Companies take turns; each has a limit. */
export class Outbox {
  readonly #mailer: AccountMailer;
  readonly #queue: LaneQueue;
  readonly #clock: Clock;
  readonly #reportOutcome: OnMailOutcome;
  readonly #running = new Set<Promise<void>>();
  readonly #paused = new Set<() => void>();
  #isClosed = false;

  constructor(mailer: AccountMailer, queue: LaneQueue, clock: Clock, reportOutcome: OnMailOutcome) {
    this.#mailer = mailer;
    this.#queue = queue;
    this.#clock = clock;
    this.#reportOutcome = reportOutcome;
  }

  post(share: string, mail: AccountMail): void {
    this.#try(share, mail, 0);
  }

  /** Waits for running deliveries, and drops mails that wait for a retry. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const drop of this.#paused) drop();
    await this.settle();
  }

  async settle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  #try(share: string, mail: AccountMail, attempt: number): void {
    const running = this.#send(share, mail, attempt).finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  async #send(share: string, mail: AccountMail, attempt: number): Promise<void> {
    const place = { lane: 'mail', share, alone: mail.to.address.toLowerCase() };
    const outcome = await this.#queue.run(place, () => this.#mailer.send(mail));
    if (!outcome.ok) return this.#reportOutcome('dropped', undefined);
    if (outcome.value.ok) return this.#reportOutcome('sent', undefined);
    const { error } = outcome.value;
    const pause = PAUSES[attempt];
    if (error.kind === 'refused') return this.#reportOutcome('refused', error);
    if (pause === undefined) return this.#reportOutcome('given-up', error);
    if (this.#isClosed) return this.#reportOutcome('dropped', error);
    this.#reportOutcome('retried', error);
    return this.#later(pause, () => this.#try(share, mail, attempt + 1));
  }

  #later(pause: number, again: () => void): void {
    const cancel = this.#clock.after(pause, () => {
      this.#paused.delete(drop);
      again();
    });
    const drop = (): void => {
      cancel();
      this.#paused.delete(drop);
      this.#reportOutcome('dropped', undefined);
    };
    this.#paused.add(drop);
  }
}
