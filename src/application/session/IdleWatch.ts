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

/** Milliseconds between checks for inactivity. */
const CHECK_INTERVAL = 10_000;
/** Milliseconds between stored times of activity. */
const MARK_INTERVAL = 5_000;

/** Ends an idle session. The service cannot detect it, because tokens are renewed automatically. */
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

  start(): () => void {
    this.#tabs.markUse(this.#clock.now());
    const stops = [this.#tabs.watchUse(() => this.#note()), this.#clock.every(CHECK_INTERVAL, () => this.#check())];
    return () => {
      for (const stop of stops) stop();
    };
  }

  /** Checks first, so that late activity does not extend a session that is already over. */
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
