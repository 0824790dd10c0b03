import type { AdminConfiguration } from '../../../domain/branding/adminConfiguration.ts';
import { authorizationAddress, logoutAddress } from '../../../domain/session/external/authorizationAddress.ts';
import { companyAt } from '../../../domain/session/external/externalAttempt.ts';
import { evaluateProviderResponse } from '../../../domain/session/external/evaluateProviderResponse.ts';
import { readProviderAnswer, type AnswerAddress } from '../../../domain/session/external/providerAnswer.ts';
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

type Owner = Pick<AdminConfiguration, 'loginWithExternalAuth' | 'externalLogin' | 'singleSignOnNoReDirect'>;

/** Signs merchants' staff in through the owner's identity provider and returns them to their page [AU-13] [RT-5]. */
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
    // Refuse without a stored attempt, because a forged response could not be detected.
    if (!this.#visits.store(attempt)) return { kind: 'not-stored' };
    this.#site.visit(authorizationAddress(login, attempt, { redirectUri, codeChallenge }));
    return undefined;
  }

  /** Signs the user in if the response belongs to a request of this tab. Returns the URL to show next, if known. */
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
    const verdict = evaluateProviderResponse(answer, visit, { login, redirectUri: this.#site.redirectUri, now });
    if (verdict.kind === 'signed-out') sessions.leave('signed-out');
    else if (verdict.kind === 'refused') await sessions.signIn({ refused: { kind: verdict.because } });
    else if (login) {
      const { grant, attempt } = verdict;
      await sessions.signIn({ request: tokenRequest(grant, attempt.companyId, login), method: grant.kind });
    }
    return returnTo;
  }

  /** Ends the session at the provider too, if the owner configured an address for that [AU-7] [BN-4]. */
  signOut({ method = 'staff-password', loggedInCompanyId: companyId }: Session): void {
    const { externalLogin: { logoutUrl, key = '' } = {}, singleSignOnNoReDirect } = this.#owner() ?? {};
    const { callsProvider, goesToProvider } = signOut(method, singleSignOnNoReDirect === true);
    if (!callsProvider || logoutUrl === undefined) return;
    const [state, startedAt] = [this.#secrets.next(), this.#clock.now()];
    const address = logoutAddress(logoutUrl, key, this.#site.redirectUri, state);
    if (!goesToProvider) return this.#site.tell(address);
    this.#visits.store({ purpose: 'sign-out', state, companyId, returnTo: `/${companyId}`, startedAt });
    this.#site.visit(address);
  }
}
