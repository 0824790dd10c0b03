import type { Clock } from '../shared/Clock.ts';
import type { SessionGateway } from './SessionGateway.ts';
import type { TabSessions } from './TabSessions.ts';
import type { ClientSession, Session } from '../../domain/session/session.ts';
import type { SessionEnd } from '../../domain/session/sessionState.ts';

export type OwnSession = {
  readonly session: Session | undefined;
  readonly shown: Session | undefined;
  readonly client: ClientSession | undefined;
  adopt(session: Session, client: ClientSession): void;
  leave(reason: SessionEnd): void;
  end(reason: 'idle'): void;
};

/** Milliseconds between two checks for inactivity. */
const CHECK_INTERVAL = 10_000;
/** Minimum milliseconds between two stored times of activity. */
const MARK_INTERVAL = 5_000;

/** Ends the session of an inactive user. The service cannot, because clients renew tokens automatically. */
export class IdleWatch {
  readonly #ownSession: OwnSession;
  readonly #tabs: TabSessions;
  readonly #gateway: SessionGateway;
  readonly #clock: Clock;

  constructor(ownSession: OwnSession, tabs: TabSessions, gateway: SessionGateway, clock: Clock) {
    this.#ownSession = ownSession;
    this.#tabs = tabs;
    this.#gateway = gateway;
    this.#clock = clock;
  }

  start(): () => void {
    this.#tabs.markUse(this.#clock.now());
    const stops = [
      this.#tabs.watchUse(() => this.#recordActivity()),
      this.#clock.every(CHECK_INTERVAL, () => this.#check()),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Records activity. Checks the session first, so that late activity does not extend a session that is over. */
  #recordActivity(): void {
    this.#check();
    const now = this.#clock.now();
    if (now - (this.#tabs.lastUse ?? 0) >= MARK_INTERVAL) this.#tabs.markUse(now);
  }

  #check(): void {
    const { session } = this.#ownSession;
    const now = this.#clock.now();
    const idle = now - (this.#tabs.lastUse ?? now);
    if (session?.idleLife === undefined || idle < session.idleLife) return;
    this.#ownSession.end('idle');
    if (session.refreshToken !== undefined) void this.#gateway.revoke(session.refreshToken);
  }
}
