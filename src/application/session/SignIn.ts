import { parseCompanyId } from '../../domain/company/companyId.ts';
import { DEFAULT_ERROR_MESSAGE } from '../../domain/errors/defaultErrorMessage.ts';
import { knownErrorMessage, type ErrorMessageKey } from '../../domain/errors/errorMessages.ts';
import { admitPerson } from '../../domain/session/admitPerson.ts';
import { roleOf, type AllowedRoles } from '../../domain/session/role.ts';
import { parseSignInAddress } from '../../domain/session/signInAddress.ts';
import type { SignInMethod } from '../../domain/session/signInMethod.ts';
import type { ExternalTokenRequest } from '../../domain/session/tokenRequest.ts';
import { codeRefusals, type SecondFactorChallenge } from '../../domain/session/second-factor/secondFactor.ts';
import { tokenExpiryTime, type Session } from '../../domain/session/session.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../shared/Clock.ts';
import type { ErrorReporter } from '../shared/ErrorReporter.ts';
import type { PortFailure } from '../shared/failure.ts';
import { usableMethods, type BrowserPasskeys, type PasskeyError } from './BrowserPasskeys.ts';
import type { ChallengeResponse, IssuedTokens, SessionGateway, StaffCredentials } from './SessionGateway.ts';

export type SignInError =
  | { readonly kind: 'not-valid' }
  /** The credentials are valid at another sign-in address of this site. */
  | { readonly kind: 'other-address'; readonly address: string }
  /** The password is correct. The user must complete the second step. */
  | { readonly kind: 'second-factor'; readonly challenge: SecondFactorChallenge }
  | { readonly kind: 'wrong-code' }
  | { readonly kind: 'used-code' }
  | Exclude<PasskeyError, { readonly kind: 'passkey-exists' }>
  /** The second step was too late or had too many wrong codes. The user must enter the password again. */
  | { readonly kind: 'challenge-expired' }
  | { readonly kind: 'not-confirmed' }
  /** The provider's code has expired or was used before. */
  | { readonly kind: 'code-expired' }
  | { readonly kind: 'not-stored' }
  | { readonly kind: 'permissions' }
  | { readonly kind: 'company-disabled' }
  | { readonly kind: 'message'; readonly message: ErrorMessageKey }
  | { readonly kind: 'throttled' }
  | { readonly kind: 'failed'; readonly failure: PortFailure };

/** Second step after correct credentials. `code` is absent for a passkey, which is requested from the browser. */
export type SecondStep = Omit<ChallengeResponse, 'code'> & { readonly code?: string | undefined } & Pick<
    StaffCredentials,
    'username' | 'organisationId'
  >;
type ExternalCredentials = { readonly request: ExternalTokenRequest; readonly method: SignInMethod };
/** Invalid response of a provider. It is shown like any other refusal [AU-14]. */
type RefusedAnswer = { readonly refused: SignInError };
export type SignInRequest = StaffCredentials | SecondStep | ExternalCredentials | RefusedAnswer;

/** Errors by service message. A known message has priority over the status [AU-14]. */
const refusalByMessage: ReadonlyMap<ErrorMessageKey, SignInError> = new Map([
  ['constants.apiErrors.loginNotValid', { kind: 'not-valid' }],
  ['constants.apiErrors.invalidIDPToken', { kind: 'not-confirmed' }],
  ['constants.apiErrors.codeExpired', { kind: 'code-expired' }],
  ['constants.apiErrors.permissions', { kind: 'permissions' }],
  ['constants.apiErrors.companyIsDisabled', { kind: 'company-disabled' }],
]);

function codeError(failure: PortFailure): SignInError | undefined {
  if (failure.kind !== 'unauthorized') return undefined;
  if (failure.message === codeRefusals.used) return { kind: 'used-code' };
  if (failure.message === codeRefusals.passkey) return { kind: 'passkey-failed' };
  return { kind: failure.message === codeRefusals.expired ? 'challenge-expired' : 'wrong-code' };
}

function signInError(failure: PortFailure, method?: SignInMethod): SignInError {
  const address = failure.kind === 'unauthorized' ? parseSignInAddress(failure.signInAt) : undefined;
  if (address !== undefined) return { kind: 'other-address', address };
  if (failure.kind === 'unauthorized' && failure.secondFactor)
    return { kind: 'second-factor', challenge: failure.secondFactor };
  const message = 'message' in failure ? knownErrorMessage(failure.message) : undefined;
  // Ignore the default message, because it contains no more than the status.
  if (message && message !== DEFAULT_ERROR_MESSAGE)
    return refusalByMessage.get(message) ?? { kind: 'message', message };
  if (failure.kind === 'unauthorized') return { kind: method === 'authorization-code' ? 'code-expired' : 'not-valid' };
  if (failure.kind === 'busy' || (failure.kind === 'rejected' && failure.status === 429)) return { kind: 'throttled' };
  return { kind: 'failed', failure };
}

/** Signs a user in: gets tokens, checks the role, then checks whether the company may use the product [AU-9]. */
export class SignIn {
  readonly #gateway: SessionGateway;
  readonly #passkeys: BrowserPasskeys;
  readonly #allowed: AllowedRoles;
  readonly #isAdminEnvironment: boolean;
  readonly #clock: Clock;
  readonly #reporter: ErrorReporter;

  constructor(
    gateway: SessionGateway,
    passkeys: BrowserPasskeys,
    allowed: AllowedRoles,
    isAdminEnvironment: boolean,
    clock: Clock,
    reporter: ErrorReporter,
  ) {
    this.#gateway = gateway;
    this.#passkeys = passkeys;
    this.#allowed = allowed;
    this.#isAdminEnvironment = isAdminEnvironment;
    this.#clock = clock;
    this.#reporter = reporter;
  }

  async execute(request: SignInRequest): Promise<Result<Session, SignInError>> {
    const outcome = 'refused' in request ? err(request.refused) : await this.#attempt(request);
    if (!outcome.ok && outcome.error.kind !== 'second-factor')
      this.#reporter.report(new Error('sign-in refused'), { kind: outcome.error.kind });
    return outcome;
  }

  async #attempt(by: Exclude<SignInRequest, RefusedAnswer>): Promise<Result<Session, SignInError>> {
    const method = 'request' in by ? by.method : 'staff-password';
    const proven = 'challenge' in by ? await this.#proof(by) : ok('');
    if (!proven.ok) return proven;
    const issued = await this.#issueTokens(by, proven.value);
    if (!issued.ok) return err(('challenge' in by && codeError(issued.error)) || this.#usable(issued.error, method));
    const { userInfo } = issued.value;
    if (!userInfo) return err({ kind: 'failed', failure: { kind: 'malformed', field: 'userInfo' } });
    const { roles } = userInfo;
    const isMerchant = roleOf(roles, this.#allowed) === 'merchant';
    // Refuse merchants in an admin environment, because it has no pages for them [RT-3].
    if (isMerchant && this.#isAdminEnvironment) return err({ kind: 'permissions' });
    const enabled = isMerchant ? await this.#gateway.isCompanyEnabled(userInfo.organisationId, issued.value) : ok(true);
    if (!enabled.ok) return err(signInError(enabled.error));
    const admission = admitPerson({ roles, allowed: this.#allowed, method, isCompanyEnabled: enabled.value });
    if (!admission.ok)
      return err({ kind: admission.error.kind === 'company-disabled' ? 'company-disabled' : 'permissions' });
    return ok({
      accessToken: issued.value.accessToken,
      tokenType: issued.value.tokenType,
      refreshToken: issued.value.refreshToken,
      expiresIn: issued.value.expiresIn,
      tokenExpiryTime: tokenExpiryTime(this.#clock.now(), issued.value.expiresIn),
      userInfo,
      role: admission.value,
      method,
      loggedInCompanyId: parseCompanyId(('request' in by ? by.request : by).organisationId) ?? userInfo.organisationId,
      username: 'request' in by ? undefined : by.username,
      sessionId: issued.value.sessionId,
      idleLife: issued.value.idleLife,
    });
  }

  /** Error of a sign-in. The second step offers only methods that this browser supports. */
  #usable(failure: PortFailure, method: SignInMethod): SignInError {
    const error = signInError(failure, method);
    if (error.kind !== 'second-factor') return error;
    const methods = usableMethods(error.challenge.methods, this.#passkeys);
    return { ...error, challenge: { ...error.challenge, methods } };
  }

  /** Code as entered, or the response of the browser to the request for a passkey. */
  async #proof({ method, challenge, code = '' }: SecondStep): Promise<Result<string, SignInError>> {
    if (method !== 'passkey') return ok(code);
    const requested = await this.#gateway.requestPasskey(challenge);
    if (!requested.ok) return err(codeError(requested.error) ?? signInError(requested.error));
    const used = await this.#passkeys.use(requested.value);
    if (used.ok) return used;
    return err({ kind: used.error.kind === 'passkey-cancelled' ? 'passkey-cancelled' : 'passkey-failed' });
  }

  #issueTokens(by: Exclude<SignInRequest, RefusedAnswer>, code: string): Promise<Result<IssuedTokens, PortFailure>> {
    if ('request' in by) return this.#gateway.signInBy(by.request);
    if ('password' in by) return this.#gateway.signIn(by);
    const { challenge, method, remember } = by;
    return this.#gateway.answerChallenge({ challenge, method, code, remember });
  }
}
