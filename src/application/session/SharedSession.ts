import { answers, isNewerOf, parseSessionSignal, type SharedEnd } from '../../domain/session/sessionSignal.ts';
import { isSamePerson, type ClientSession, type Session } from '../../domain/session/session.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { Clock } from '../shared/Clock.ts';
import type { IdleWatch, OwnSession } from './IdleWatch.ts';
import type { RefreshSession, RenewalFailure } from './RefreshSession.ts';
import type { TabSessions } from './TabSessions.ts';

/** Milliseconds to wait for another tab's tokens: more than a busy tab needs to respond. */
const MAX_WAIT = 1000;

/** Shares one sign-in between tabs. One tab renews the tokens and sends them only to the other tabs. */
export class SharedSession {
  readonly #ownSession: OwnSession;
  readonly #tabs: TabSessions;
  readonly #refresh: RefreshSession;
  readonly #clock: Clock;
  readonly #idle: IdleWatch;
  readonly #waitingCallbacks = new Set<() => void>();

  constructor(ownSession: OwnSession, tabs: TabSessions, refresh: RefreshSession, clock: Clock, idle: IdleWatch) {
    this.#ownSession = ownSession;
    this.#tabs = tabs;
    this.#refresh = refresh;
    this.#clock = clock;
    this.#idle = idle;
  }

  start(): () => void {
    const { session } = this.#ownSession;
    if (session && this.#isBehind(session)) this.#requestTokens(session);
    else this.#mark(session);
    const stops = [this.#tabs.subscribe((signal) => this.#receive(signal)), this.#tabs.attend(), this.#idle.start()];
    return () => {
      for (const stop of stops) stop();
    };
  }

  tell(): void {
    const { session, client } = this.#ownSession;
    if (!session || !client) return;
    this.#tabs.post({ kind: 'shared', session, client });
    this.#mark(session);
  }

  end(session: Session, reason: SharedEnd): void {
    this.#tabs.mark(undefined);
    this.#tabs.post({ kind: 'over', session, reason });
  }

  /** Renews in one tab at a time, because refresh tokens are usable once. Undefined if the user was signed out. */
  renew(outdated: Session): Promise<Result<Session, RenewalFailure> | undefined> {
    return this.#tabs.exclusively(async (hasWaited) => {
      if (hasWaited || this.#isBehind(outdated)) await this.#requestAndWait(outdated);
      const { session, client } = this.#ownSession;
      if (!session || !client) return undefined;
      if (session.accessToken !== outdated.accessToken) return { ok: true, value: session };
      const renewed = await this.#refresh.execute(session);
      if (renewed.ok) {
        this.#tabs.post({ kind: 'shared', session: renewed.value, client });
        this.#mark(renewed.value);
      }
      return renewed;
    });
  }

  /** True if another tab has newer tokens, which may not have arrived yet. */
  #isBehind(session: Session): boolean {
    return (this.#tabs.marked ?? 0) > session.tokenExpiryTime;
  }

  #requestTokens({ tokenExpiryTime, loggedInCompanyId }: Session): void {
    this.#tabs.post({ kind: 'requested', companyId: loggedInCompanyId, newerThan: tokenExpiryTime });
  }

  #requestAndWait(outdated: Session): Promise<void> {
    const { session } = this.#ownSession;
    if (session?.accessToken !== outdated.accessToken) return Promise.resolve();
    return new Promise((resume) => {
      const stopWaiting = this.#clock.after(MAX_WAIT, () => goOn());
      const goOn = (): void => {
        stopWaiting();
        this.#waitingCallbacks.delete(goOn);
        resume();
      };
      this.#waitingCallbacks.add(goOn);
      this.#requestTokens(outdated);
    });
  }

  #mark(session: Session | undefined): void {
    if (session) this.#tabs.mark(session.tokenExpiryTime);
  }

  #receive(posted: unknown): void {
    const signal = parseSessionSignal(posted);
    switch (signal?.kind) {
      case 'requested':
        if (this.#ownSession.session && answers(this.#ownSession.session, signal)) this.tell();
        return;
      case 'shared':
        return this.#receiveSession(signal.session, signal.client);
      case 'over':
        return this.#receiveEnd(signal.session, signal.reason);
      case undefined:
    }
  }

  #receiveSession(received: Session, client: ClientSession): void {
    const { shown } = this.#ownSession;
    if (!shown || !isNewerOf(received, shown)) return;
    this.#ownSession.adopt(received, client);
    for (const goOn of this.#waitingCallbacks) goOn();
  }

  #receiveEnd(endedSession: Session, reason: SharedEnd): void {
    const { session, shown } = this.#ownSession;
    if (!shown || !isSamePerson(endedSession, shown)) return this.#mark(session);
    if (reason === 'signed-out') return this.#ownSession.leave('signed-out-elsewhere');
    if (!session) return;
    // Share this tab's newer tokens if only the other tab's tokens were refused, i.e. the session itself is not over.
    if (reason !== 'day-over' && reason !== 'idle' && isNewerOf(session, endedSession)) this.tell();
    else this.#ownSession.leave(reason);
  }
}
