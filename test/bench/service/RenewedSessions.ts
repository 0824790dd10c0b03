import { setTimeout as wait } from 'node:timers/promises';
import { renew, type Session } from './signInTo.ts';

/** Milliseconds between a renewal that got no response and the next attempt. */
const RETRY = 500;

/** Renews sessions after half the lifetime of their tokens. Repeats a renewal until it gets a response. */
export class RenewedSessions {
  readonly #origin: string;
  /** Current authorization of each session, by its first authorization. */
  readonly #current: Map<string, string>;

  constructor(origin: string, sessions: readonly Session[]) {
    this.#origin = origin;
    this.#current = new Map(sessions.map(({ authorization }) => [authorization, authorization]));
    for (const session of sessions) void this.#renewRepeatedly(session);
  }

  /** Returns the current authorization of the session that began with `first`. */
  authorization(first: string): string {
    return this.#current.get(first) ?? first;
  }

  async #renewRepeatedly(first: Session): Promise<void> {
    let session = first;
    let pause = session.life / 2;
    for (;;) {
      await wait(pause, undefined, { ref: false });
      try {
        session = await renew(this.#origin, session);
        this.#current.set(first.authorization, session.authorization);
        pause = session.life / 2;
      } catch {
        // Ignore errors while the service is down. Requests with expired tokens then get status 401, which the results
        // include.
        pause = RETRY;
      }
    }
  }
}
