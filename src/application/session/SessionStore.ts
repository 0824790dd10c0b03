import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { checkSession } from '../../domain/session/checkSession.ts';
import {
  isSamePerson,
  SESSION_CHECK_INTERVAL,
  type ClientSession,
  type Session,
} from '../../domain/session/session.ts';
import {
  isInterruption,
  nextSessionState,
  shownSession,
  type SessionEnd,
  type SessionEvent,
  type SessionState,
} from '../../domain/session/sessionState.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { Clock } from '../shared/Clock.ts';
import type { SessionArchive } from './SessionArchive.ts';
import type { SessionCredentials } from './SessionCredentials.ts';
import type { OwnSession } from './IdleWatch.ts';
import type { SharedSession } from './SharedSession.ts';
import type { SignIn, SignInError, SignInRequest } from './SignIn.ts';

export type SessionWork = {
  readonly signIn: SignIn;
  readonly share: (own: OwnSession) => SharedSession;
  readonly signOut: (session: Session) => Promise<void>;
};

type OwnEnd = Exclude<SessionEnd, 'signed-out-elsewhere' | 'no-access'>;

export class SessionStore implements OwnSession {
  state: SessionState<SignInError> = { kind: 'unauthenticated' };
  /** In-memory copy, so that the user stays signed in if the browser's storage is unavailable. */
  client: ClientSession | undefined;
  readonly #credentials: SessionCredentials;
  readonly #archive: SessionArchive;
  readonly #clock: Clock;
  readonly #services: SessionWork;
  readonly #shared: SharedSession;
  #renewal: Promise<boolean> | undefined;
  readonly #waitingCallbacks: ((isSameUser: boolean) => void)[] = [];

  constructor(credentials: SessionCredentials, archive: SessionArchive, clock: Clock, services: SessionWork) {
    this.#credentials = credentials;
    this.#archive = archive;
    this.#clock = clock;
    this.#services = services;
    this.#shared = services.share(this);
    makeAutoObservable(this, { state: observableRef, client: false });
  }

  get session(): Session | undefined {
    return this.state.kind === 'authenticated' ? this.state.session : undefined;
  }

  /** Session of the user whose pages are shown: the signed-in user, or the user whose session was interrupted. */
  get shown(): Session | undefined {
    return shownSession(this.state);
  }

  /** Restores a stored session and checks it every 10 seconds. Returns a function that stops the checks. */
  start(): () => void {
    this.#credentials.renewWith(() => this.renew());
    const stored = this.#archive.read();
    this.client = this.#archive.readClient();
    if (stored) this.#applyTokens({ kind: 'restored', session: stored });
    void this.check();
    const stops = [this.#clock.every(SESSION_CHECK_INTERVAL, () => void this.check()), this.#shared.start()];
    return () => {
      for (const stop of stops) stop();
    };
  }

  async signIn(request: SignInRequest): Promise<Result<Session, SignInError>> {
    this.#apply({ kind: 'submitted' });
    const outcome = await this.#services.signIn.execute(request);
    if (this.state.kind !== 'loading') return outcome;
    if (outcome.ok) this.#startSession(outcome.value);
    else this.#apply({ kind: 'refused', error: outcome.error });
    return outcome;
  }

  async signOut(): Promise<void> {
    const { session } = this;
    this.end('signed-out');
    if (session) await this.#services.signOut(session);
  }

  /** Ends the session in every tab, except after a change of company. */
  end(reason: OwnEnd, message?: string): void {
    const { session } = this;
    this.leave(reason, message);
    if (session && reason !== 'company-changed') this.#shared.end(session, reason);
  }

  /** Clears the tab's data. After an interruption, data and page remain in memory for the same user. */
  leave(reason: SessionEnd, message?: string): void {
    const { shown } = this;
    const isInterrupted = isInterruption(reason);
    this.#apply(isInterrupted ? { kind: 'interrupted', reason, message } : { kind: 'ended', reason });
    if (shown && (isInterrupted || reason === 'signed-out-elsewhere')) this.#archive.withdraw(shown);
    else this.#archive.clear();
    if (this.shown) this.#credentials.suspend();
    else this.#credentials.use(undefined);
  }

  /** Renews an expired token. Ends the session if the renewal fails or if the session reached its maximum age. */
  async check(): Promise<void> {
    const { session } = this;
    if (!session) return;
    const found = checkSession(session, this.client, this.#clock.now());
    if (found === 'refresh') await this.renew();
    else if (found !== 'valid') this.end(found);
  }

  /** Renews the tokens. Resolves to true if new tokens are in use. If refused, waits until the user signs in again. */
  async renew(): Promise<boolean> {
    const { session } = this;
    if (session) this.#renewal ??= this.#renewOnce(session).finally(() => (this.#renewal = undefined));
    return (await this.#renewal) === true || this.whenBack();
  }

  /** Resolves to true when the interrupted user has signed in again, or to false if no interrupted user can return. */
  whenBack(): Promise<boolean> {
    if (this.session || !this.shown) return Promise.resolve(false);
    return new Promise((resume) => this.#waitingCallbacks.push(resume));
  }

  adopt(session: Session, client: ClientSession): void {
    this.#storeSession(session, client);
    this.#applyTokens({ kind: 'renewed', session });
  }

  /** Opens all pages after the user has set up the required second factor. Renews the tokens, which tells other tabs. */
  async secondFactorAdded(): Promise<void> {
    const { session, client } = this;
    if (!session || !client) return;
    this.adopt({ ...session, userInfo: { ...session.userInfo, mustSetUpSecondFactor: undefined } }, client);
    await this.renew();
  }

  async #renewOnce(session: Session): Promise<boolean> {
    const renewed = await this.#shared.renew(session);
    if (this.session !== session) return this.session !== undefined && isSamePerson(this.session, session);
    if (!renewed) return false;
    if (renewed.ok) {
      this.#archive.write(renewed.value);
      this.#applyTokens({ kind: 'renewed', session: renewed.value });
      return true;
    }
    const { error } = renewed;
    if (error.kind === 'over') this.end(error.reason, error.message);
    return false;
  }

  #startSession(session: Session): void {
    if (!this.#archive.belongsTo(session)) this.#archive.clear();
    this.#storeSession(session, { companyId: session.loggedInCompanyId, startTime: this.#clock.now() });
    this.#applyTokens({ kind: 'admitted', session });
    this.#shared.tell();
  }

  #storeSession(session: Session, client: ClientSession): void {
    this.client = client;
    this.#archive.putBack();
    this.#archive.writeClient(client);
    this.#archive.write(session);
  }

  #applyTokens(event: SessionEvent<SignInError> & { readonly session: Session }): void {
    this.#credentials.use(event.session);
    this.#apply(event);
  }

  #apply(event: SessionEvent<SignInError>): void {
    const { shown } = this;
    runInAction(() => (this.state = nextSessionState(this.state, event)));
    const { session } = this;
    if (!session && this.shown) return;
    const isSameUser = session !== undefined && shown !== undefined && isSamePerson(session, shown);
    for (const resume of this.#waitingCallbacks.splice(0)) resume(isSameUser);
  }
}
