import { setTimeout as wait } from 'node:timers/promises';
import { Follower } from '../../processes/Follower.ts';
import { ROOT } from './requests.ts';
import { RenewedSessions } from './RenewedSessions.ts';
import type { Session } from './signInTo.ts';
import type { WriteChain } from './loadJob.ts';

const POLL = 100;

/** Open event streams of users who follow their company. */
export class EventStreams {
  /** Streams of each company, and the revision of the company when they were opened. */
  readonly #companies: readonly { readonly first: string; readonly followers: readonly Follower[] }[];

  /** @param chains one for each user, with the current revision of the company */
  constructor(
    origin: string,
    staff: ReadonlyMap<string, Session>,
    chains: readonly Pick<WriteChain, 'revision'>[],
    streamsPerUser: number,
  ) {
    const sessions = new RenewedSessions(origin, [...staff.values()]);
    this.#companies = [...staff].map(([companyId, { authorization }], nth) => {
      const first = chains[nth]?.revision ?? '';
      const url = `${origin}/v1/returns-portal-service/${ROOT}/company/${companyId}/events`;
      const followers = Array.from({ length: streamsPerUser }, () => new Follower());
      for (const follower of followers) void follower.follow([url], () => sessions.authorization(authorization), first);
      return { first, followers };
    });
  }

  get #followers(): readonly Follower[] {
    return this.#companies.flatMap(({ followers }) => followers);
  }

  get count(): number {
    return this.#followers.length;
  }

  async untilConnected(): Promise<void> {
    while (this.#followers.some(({ isConnected }) => !isConnected)) await wait(POLL);
  }

  /**
   * Counts the streams that have not received the revision of their company within the time.
   *
   * @param revisions expected revision of each company
   */
  async countLate(revisions: readonly string[], milliseconds: number): Promise<number> {
    const end = performance.now() + milliseconds;
    for (;;) {
      const late = this.#companies.flatMap(({ first, followers }, nth) =>
        followers.filter((follower) => (follower.revisions.at(-1) ?? first) !== revisions[nth]),
      ).length;
      if (late === 0 || performance.now() > end) return late;
      await wait(POLL);
    }
  }

  close(): void {
    for (const follower of this.#followers) follower.stop();
  }
}
