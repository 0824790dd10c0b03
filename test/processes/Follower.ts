import { setTimeout as wait } from 'node:timers/promises';
import { openEvents } from '../support/server/openEvents.ts';

/** Milliseconds between two attempts to connect. */
const RETRY = 50;

/** Client that follows the publishes of a company. After a lost connection, it connects to the next URL. */
export class Follower {
  /** Tags of the published revisions, oldest first, without repetitions. */
  readonly revisions: string[] = [];
  isConnected = false;
  #isOver = false;
  #leave = (): void => undefined;

  /**
   * @param urls event streams of the company on several processes
   * @param first tag of the current revision
   */
  async follow(urls: readonly string[], authorization: () => string, first: string): Promise<void> {
    for (let turn = 0; !this.#isOver; turn += 1) {
      const headers = { authorization: authorization(), 'last-event-id': this.revisions.at(-1) ?? first };
      try {
        const events = await openEvents(urls[turn % urls.length] ?? '', headers);
        this.#leave = events.leave;
        if (events.status !== 200) throw new Error(`The event stream answered ${events.status}.`);
        this.isConnected = true;
        while (!this.#isOver) {
          const { name, data } = await events.next();
          const { revision } = data as { revision: string };
          if (name === 'published' && this.revisions.at(-1) !== revision) this.revisions.push(revision);
        }
      } catch {
        // Connect again, because the process was killed.
        this.isConnected = false;
        await wait(RETRY);
      }
    }
  }

  stop(): void {
    this.#isOver = true;
    this.#leave();
  }
}
