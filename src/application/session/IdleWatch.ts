import type { Clock } from '../shared/Clock.ts';
import type { SessionGateway } from './SessionGateway.ts';
import type { OwnSession } from './OwnSession.ts';
import type { TabSessions } from './TabSessions.ts';

/** How often is looked whether anybody is there, in milliseconds. */
const CHECK_INTERVAL = 10_000;
/** How often it is written down that somebody is. */
const MARK_INTERVAL = 5_000;

/** Ends a session that its person uses in no tab of the browser: tokens are renewed without them, so the service cannot tell. */
export class IdleWatch {
  readonly #own: OwnSession;
  readonly #tabs: TabSessions;
  readonly #gateway: SessionGateway;
  readonly #clock: Clock;

  constructor(own: OwnSession, tabs: TabSessions, gateway: SessionGateway, clock: Clock) {
    this.#own = own;
    this.#tabs = tabs;
    this.#gateway = gateway;
    this.#clock = clock;
  }

  /** Whoever opens or reloads a page is there. */
  start(): () => void {
    this.#tabs.markUse(this.#clock.now());
    const stops = [this.#tabs.watchUse(() => this.#note()), this.#clock.every(CHECK_INTERVAL, () => this.#check())];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Somebody who comes back too late for it is no longer signed in, whatever they press. */
  #note(): void {
    this.#check();
    const now = this.#clock.now();
    if (now - (this.#tabs.lastUse ?? 0) >= MARK_INTERVAL) this.#tabs.markUse(now);
  }

  #check(): void {
    const { session } = this.#own;
    const now = this.#clock.now();
    const idle = now - (this.#tabs.lastUse ?? now);
    if (session?.idleLife === undefined || idle < session.idleLife) return;
    this.#own.end('idle');
    if (session.refreshToken !== undefined) void this.#gateway.revoke(session.refreshToken);
  }
}
