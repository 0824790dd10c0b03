import { answers, isNewerOf, parseSessionSignal, type SharedEnd } from '../../domain/session/sessionSignal.ts';
import { isSamePerson, type ClientSession, type Session } from '../../domain/session/session.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { Clock } from '../shared/Clock.ts';
import type { IdleWatch, OwnSession } from './IdleWatch.ts';
import type { RefreshSession, RenewalFailure } from './RefreshSession.ts';
import type { TabSessions } from './TabSessions.ts';

/** Milliseconds to wait for another tab's tokens. More than a busy tab needs to respond. */
const PATIENCE = 1000;

/** Shares one sign-in between tabs. One tab renews it for all. Tokens are sent from tab to tab only. */
export class SharedSession {
  readonly #own: OwnSession;
  readonly #tabs: TabSessions;
  readonly #refresh: RefreshSession;
  readonly #clock: Clock;
  readonly #idle: IdleWatch;
  readonly #waiting = new Set<() => void>();

  constructor(own: OwnSession, tabs: TabSessions, refresh: RefreshSession, clock: Clock, idle: IdleWatch) {
    this.#own = own;
    this.#tabs = tabs;
    this.#refresh = refresh;
    this.#clock = clock;
    this.#idle = idle;
  }

  start(): () => void {
    const { session } = this.#own;
    if (session && this.#isBehind(session)) this.#ask(session);
    else this.#mark(session);
    const stops = [this.#tabs.subscribe((signal) => this.#receive(signal)), this.#tabs.attend(), this.#idle.start()];
    return () => {
      for (const stop of stops) stop();
    };
  }

  tell(): void {
    const { session, client } = this.#own;
    if (!session || !client) return;
    this.#tabs.post({ kind: 'told', session, client });
    this.#mark(session);
  }

  end(session: Session, reason: SharedEnd): void {
    this.#tabs.mark(undefined);
    this.#tabs.post({ kind: 'over', session, reason });
  }

  /**
   * One tab at a time, because a refresh token can be used once. Undefined if no user is signed in at this tab's turn.
   */
  renew(outdated: Session): Promise<Result<Session, RenewalFailure> | undefined> {
    return this.#tabs.exclusively(async (hasWaited) => {
      if (hasWaited || this.#isBehind(outdated)) await this.#askAndWait(outdated);
      const { session, client } = this.#own;
      if (!session || !client) return undefined;
      if (session.accessToken !== outdated.accessToken) return { ok: true, value: session };
      const renewed = await this.#refresh.execute(session);
      if (renewed.ok) {
        this.#tabs.post({ kind: 'told', session: renewed.value, client });
        this.#mark(renewed.value);
      }
      return renewed;
    });
  }

  /** Whether another tab has newer tokens, which may not have arrived yet. */
  #isBehind(session: Session): boolean {
    return (this.#tabs.marked ?? 0) > session.tokenExpiryTime;
  }

  #ask({ tokenExpiryTime, loggedInCompanyId }: Session): void {
    this.#tabs.post({ kind: 'asked', companyId: loggedInCompanyId, newerThan: tokenExpiryTime });
  }

  #askAndWait(outdated: Session): Promise<void> {
    const { session } = this.#own;
    if (session?.accessToken !== outdated.accessToken) return Promise.resolve();
    return new Promise((resume) => {
      const stopWaiting = this.#clock.after(PATIENCE, () => goOn());
      const goOn = (): void => {
        stopWaiting();
        this.#waiting.delete(goOn);
        resume();
      };
      this.#waiting.add(goOn);
      this.#ask(outdated);
    });
  }

  #mark(session: Session | undefined): void {
    if (session) this.#tabs.mark(session.tokenExpiryTime);
  }

  #receive(posted: unknown): void {
    const signal = parseSessionSignal(posted);
    switch (signal?.kind) {
      case 'asked':
        if (this.#own.session && answers(this.#own.session, signal)) this.tell();
        return;
      case 'told':
        return this.#hear(signal.session, signal.client);
      case 'over':
        return this.#hearOfEnd(signal.session, signal.reason);
      case undefined:
    }
  }

  #hear(received: Session, client: ClientSession): void {
    const { shown } = this.#own;
    if (!shown || !isNewerOf(received, shown)) return;
    this.#own.adopt(received, client);
    for (const goOn of this.#waiting) goOn();
  }

  #hearOfEnd(ended: Session, reason: SharedEnd): void {
    const { session, shown } = this.#own;
    if (!shown || !isSamePerson(ended, shown)) return this.#mark(session);
    if (reason === 'signed-out') return this.#own.leave('signed-out-elsewhere');
    if (!session) return;
    // Unless the session expired, only the other tab's tokens were refused, so share the newer ones.
    if (reason !== 'day-over' && reason !== 'idle' && isNewerOf(session, ended)) this.tell();
    else this.#own.leave(reason);
  }
}
