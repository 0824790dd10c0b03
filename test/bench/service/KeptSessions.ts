import { setTimeout as wait } from 'node:timers/promises';
import { renew, type Session } from './signInTo.ts';

/** Milliseconds between a renewal without a response and the next attempt. */
const RETRY = 500;

/** Renews sessions like the client: after half the lifetime of their tokens, repeated until there is a response. */
export class KeptSessions {
  readonly #origin: string;
  /** Current authorization by the first authorization of each session. */
  readonly #present: Map<string, string>;

  constructor(origin: string, sessions: readonly Session[]) {
    this.#origin = origin;
    this.#present = new Map(sessions.map(({ authorization }) => [authorization, authorization]));
    for (const session of sessions) void this.#keep(session);
  }

  /** Current authorization of the session that began with `first`. */
  authorization(first: string): string {
    return this.#present.get(first) ?? first;
  }

  async #keep(first: Session): Promise<void> {
    let session = first;
    let pause = session.life / 2;
    // Runs until the process ends.
    for (;;) {
      await wait(pause, undefined, { ref: false });
      try {
        session = await renew(this.#origin, session);
        this.#present.set(first.authorization, session.authorization);
        pause = session.life / 2;
      } catch {
        // The service is down. Requests with expired tokens then get status 401, which counts.
        pause = RETRY;
      }
    }
  }
}
