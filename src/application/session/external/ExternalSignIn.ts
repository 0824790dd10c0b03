import type { AdminConfiguration } from '../../../domain/branding/adminConfiguration.ts';
import { authorizationAddress, logoutAddress } from '../../../domain/session/authorizationAddress.ts';
import { companyAt } from '../../../domain/session/externalAttempt.ts';
import { judgeAnswer } from '../../../domain/session/judgeAnswer.ts';
import { readProviderAnswer, type AnswerAddress } from '../../../domain/session/providerAnswer.ts';
import type { Session } from '../../../domain/session/session.ts';
import { externalLoginAt, isAnsweredByCode } from '../../../domain/session/signInMethod.ts';
import { signOut } from '../../../domain/session/signOut.ts';
import { tokenRequest } from '../../../domain/session/tokenRequest.ts';
import type { Clock } from '../../shared/Clock.ts';
import type { SessionStore } from '../SessionStore.ts';
import type { SignInError } from '../SignIn.ts';
import type { ProviderSite } from './ProviderSite.ts';
import type { ProviderVisits } from './ProviderVisits.ts';
import type { SignInSecrets } from './SignInSecrets.ts';

/** What an owner says of its provider. */
type Owner = Pick<AdminConfiguration, 'loginWithExternalAuth' | 'externalLogin' | 'singleSignOnNoReDirect'>;

/** Signs merchants' staff in by their owner's identity provider, from the press to the page they wanted [AU-13] [RT-5]. */
export class ExternalSignIn {
  readonly #visits: ProviderVisits;
  readonly #secrets: SignInSecrets;
  readonly #site: ProviderSite;
  readonly #clock: Clock;
  readonly #owner: () => Owner | undefined;

  constructor(
    visits: ProviderVisits,
    secrets: SignInSecrets,
    site: ProviderSite,
    clock: Clock,
    owner: () => Owner | undefined,
  ) {
    this.#visits = visits;
    this.#secrets = secrets;
    this.#site = site;
    this.#clock = clock;
    this.#owner = owner;
  }

  /** Leaves a company's page for the provider's. Answers why it cannot, where it cannot. */
  async begin(): Promise<SignInError | undefined> {
    const { address: returnTo, redirectUri } = this.#site;
    const companyId = companyAt(returnTo);
    const login = externalLoginAt(this.#owner() ?? {}, companyId);
    if (!login || !companyId) return { kind: 'permissions' };
    const startedAt = this.#clock.now();
    this.#visits.drop(startedAt);
    const [state, nonce, codeVerifier] = [this.#secrets.next(), this.#secrets.next(), this.#secrets.next()];
    const attempt = { purpose: 'sign-in', state, nonce, codeVerifier, companyId, returnTo, startedAt } as const;
    const codeChallenge = isAnsweredByCode(login) ? await this.#secrets.digest(codeVerifier) : undefined;
    // Without it the answer could not be told from a stranger's.
    if (!this.#visits.keep(attempt)) return { kind: 'kept-nothing' };
    this.#site.visit(authorizationAddress(login, attempt, { redirectUri, codeChallenge }));
    return undefined;
  }

  /**
   * Takes the answer that a provider sent a person back with, and signs them in where it is one to a visit of this tab.
   * Answers the address to show then: where they were; nothing where that is not known. Who is signed in already stays so.
   */
  async receive(
    address: AnswerAddress,
    sessions: Pick<SessionStore, 'session' | 'signIn' | 'leave'>,
  ): Promise<string | undefined> {
    const now = this.#clock.now();
    const login = this.#owner()?.externalLogin;
    const answer = readProviderAnswer(address);
    const visit = this.#visits.take(answer.state);
    const returnTo = (visit ?? this.#visits.latest())?.returnTo;
    this.#visits.drop(now);
    if (sessions.session) return visit?.returnTo;
    const verdict = judgeAnswer(answer, visit, { login, redirectUri: this.#site.redirectUri, now });
    if (verdict.kind === 'signed-out') sessions.leave('signed-out');
    else if (verdict.kind === 'refused') await sessions.signIn({ refused: { kind: verdict.because } });
    else if (login) {
      const { grant, attempt } = verdict;
      await sessions.signIn({ request: tokenRequest(grant, attempt.companyId, login), method: grant.kind });
    }
    return returnTo;
  }

  /** Ends a session at the provider too, where the owner names an address for it [AU-7] [BN-4]. */
  signOut({ method = 'staff-password', loggedInCompanyId: companyId }: Session): void {
    const { externalLogin: { logoutUrl, key = '' } = {}, singleSignOnNoReDirect } = this.#owner() ?? {};
    const { callsProvider, goesToProvider } = signOut(method, singleSignOnNoReDirect === true);
    if (!callsProvider || logoutUrl === undefined) return;
    const [state, startedAt] = [this.#secrets.next(), this.#clock.now()];
    const address = logoutAddress(logoutUrl, key, this.#site.redirectUri, state);
    if (!goesToProvider) return this.#site.tell(address);
    this.#visits.keep({ purpose: 'sign-out', state, companyId, returnTo: `/${companyId}`, startedAt });
    this.#site.visit(address);
  }
}
