import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompanyId } from '../../domain/company/companyId.ts';
import { checkSession, isForeign, type SessionCheck } from '../../domain/session/checkSession.ts';
import { SESSION_CHECK_INTERVAL, type ClientSession, type Session } from '../../domain/session/session.ts';
import {
  nextSessionState,
  type SessionEnd,
  type SessionEvent,
  type SessionState,
} from '../../domain/session/sessionState.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { Clock } from '../shared/Clock.ts';
import type { RefreshSession } from './RefreshSession.ts';
import type { SessionArchive } from './SessionArchive.ts';
import type { SessionCredentials } from './SessionCredentials.ts';
import type { SessionGateway, StaffCredentials } from './SessionGateway.ts';
import type { SignIn, SignInError } from './SignIn.ts';

/** How a session ends that a check found over. */
const endOf = (found: Extract<SessionCheck, { kind: 'clear' | 'sign-out' }>): SessionEnd =>
  found.kind === 'clear' && found.reason === 'company-changed' ? 'company-changed' : 'expired';

/** A process: who is signed in, from sign-in to sign-out, across reloads and renewals [AU-1]. */
export class SessionStore {
  state: SessionState<SignInError> = { kind: 'unauthenticated' };
  readonly #signIn: SignIn;
  readonly #refresh: RefreshSession;
  readonly #gateway: SessionGateway;
  readonly #credentials: SessionCredentials;
  readonly #archive: SessionArchive;
  readonly #clock: Clock;
  /** One renewal at a time: a refresh token may be used once. */
  #renewal: Promise<boolean> | undefined;
  /** Kept here too: where the browser keeps nothing, the person stays signed in until the page is left. */
  #client: ClientSession | undefined;

  constructor(
    signIn: SignIn,
    refresh: RefreshSession,
    gateway: SessionGateway,
    credentials: SessionCredentials,
    archive: SessionArchive,
    clock: Clock,
  ) {
    this.#signIn = signIn;
    this.#refresh = refresh;
    this.#gateway = gateway;
    this.#credentials = credentials;
    this.#archive = archive;
    this.#clock = clock;
    makeAutoObservable(this, { state: observableRef });
  }

  get session(): Session | undefined {
    return this.state.kind === 'authenticated' ? this.state.session : undefined;
  }

  /** Takes up a stored session, then checks it every 10 seconds until stopped. */
  start(): () => void {
    this.#credentials.renewWith(() => this.renew());
    const stored = this.#archive.read();
    this.#client = this.#archive.readClient();
    if (stored) this.#use({ kind: 'restored', session: stored });
    void this.check();
    return this.#clock.every(SESSION_CHECK_INTERVAL, () => void this.check());
  }

  async signIn(credentials: StaffCredentials): Promise<Result<Session, SignInError>> {
    this.#step({ kind: 'submitted' });
    const outcome = await this.#signIn.execute(credentials);
    if (outcome.ok) {
      this.#archive.clear();
      this.#client = { companyId: outcome.value.loggedInCompanyId, startTime: this.#clock.now() };
      this.#archive.writeClient(this.#client);
      this.#archive.write(outcome.value);
      this.#use({ kind: 'admitted', session: outcome.value });
    } else {
      this.#step({ kind: 'refused', error: outcome.error });
    }
    return outcome;
  }

  async signOut(): Promise<void> {
    const refreshToken = this.session?.refreshToken;
    this.end('signed-out');
    if (refreshToken !== undefined) await this.#gateway.revoke(refreshToken);
  }

  /** Ends the session here: everything the tab kept goes. */
  end(reason: SessionEnd): void {
    this.#archive.clear();
    this.#credentials.use(undefined);
    this.#step({ kind: 'ended', reason });
  }

  /** Ends a session that belongs to another company than the url's; true when it did. */
  leaveForeignCompany(companyId: CompanyId): boolean {
    const { session } = this;
    if (!session || !isForeign(session, companyId)) return false;
    this.end('company-changed');
    return true;
  }

  /** Renews an expired token, or ends the session where nothing can; ends one whose day is over. */
  async check(): Promise<void> {
    const { session } = this;
    if (!session) return;
    // The url's company is watched by the pages: it changes without waiting for a check.
    const found = checkSession(session, { client: this.#client, urlCompanyId: undefined }, this.#clock.now());
    if (found.kind === 'refresh') await this.renew();
    else if (found.kind !== 'valid') this.end(endOf(found));
  }

  /** True when new tokens are in use. A refusal ends the session; an unreachable service leaves it for the next check. */
  renew(): Promise<boolean> {
    this.#renewal ??= this.#renewOnce().finally(() => (this.#renewal = undefined));
    return this.#renewal;
  }

  async #renewOnce(): Promise<boolean> {
    const { session } = this;
    if (!session) return false;
    const renewed = await this.#refresh.execute(session);
    if (this.session !== session) return false;
    if (renewed.ok) {
      this.#archive.write(renewed.value);
      this.#use({ kind: 'renewed', session: renewed.value });
      return true;
    }
    if (renewed.error.kind === 'unauthorized' || renewed.error.kind === 'rejected') this.end('expired');
    return false;
  }

  #use(event: SessionEvent<SignInError> & { readonly session: Session }): void {
    this.#credentials.use(event.session);
    this.#step(event);
  }

  #step(event: SessionEvent<SignInError>): void {
    runInAction(() => (this.state = nextSessionState(this.state, event)));
  }
}
