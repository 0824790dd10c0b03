import { setTimeout as wait } from 'node:timers/promises';
import { renew, type Session } from './signInTo.ts';

/** Milliseconds from a renewal that nobody answered to the next attempt. */
const RETRY = 500;

/** Sessions that are renewed as pages renew theirs: halfway through the life of their tokens, again until it is answered. */
export class KeptSessions {
  readonly #origin: string;
  /** By the authorization that each began with. */
  readonly #present: Map<string, string>;

  constructor(origin: string, sessions: readonly Session[]) {
    this.#origin = origin;
    this.#present = new Map(sessions.map(({ authorization }) => [authorization, authorization]));
    for (const session of sessions) void this.#keep(session);
  }

  /** The authorization that is good now in place of the one that a session began with. */
  authorization(first: string): string {
    return this.#present.get(first) ?? first;
  }

  async #keep(first: Session): Promise<void> {
    let session = first;
    let pause = session.life / 2;
    // As long as the process is there.
    for (;;) {
      await wait(pause, undefined, { ref: false });
      try {
        session = await renew(this.#origin, session);
        this.#present.set(first.authorization, session.authorization);
        pause = session.life / 2;
      } catch {
        // Nobody was there: what is sent with tokens that have lapsed is answered with 401, and counts.
        pause = RETRY;
      }
    }
  }
}
