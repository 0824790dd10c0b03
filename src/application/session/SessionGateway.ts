import type { CompanyId } from '../../domain/company/companyId.ts';
import type { SecondFactorMethod } from '../../domain/session/second-factor/secondFactor.ts';
import type { UserInfo } from '../../domain/session/session.ts';
import type { ExternalTokenRequest } from '../../domain/session/tokenRequest.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';
import type { PasskeyOptions } from './BrowserPasskeys.ts';
import type { Tokens } from './SessionCredentials.ts';

export type StaffCredentials = {
  readonly username: string;
  readonly password: string;
  readonly organisationId: string;
};

/** Second step of a sign-in. `remember`: this browser skips the step for `TRUSTED_DEVICE_LIFE`. */
export type ChallengeResponse = {
  readonly challenge: string;
  readonly method: SecondFactorMethod;
  /** Code as entered, or the response of the browser for a passkey. */
  readonly code: string;
  readonly remember: boolean;
};

/** Tokens of a session. `expiresIn` is in seconds. */
export type IssuedTokens = {
  readonly accessToken: string;
  readonly tokenType: string;
  readonly refreshToken?: string | undefined;
  readonly expiresIn: number;
  readonly sessionId?: string | undefined;
  /** Milliseconds without activity after which the session ends. */
  readonly idleLife?: number | undefined;
  readonly userInfo?: UserInfo | undefined;
};

/** Calls for sign-in and renewal [API-2]. */
export interface SessionGateway {
  /**
   * Signs in by the staff_password grant. `unauthorized` does not reveal which value is wrong. If the password is
   * correct and a second step is needed, `unauthorized` has `secondFactor`.
   */
  signIn(credentials: StaffCredentials): Promise<Result<IssuedTokens, PortFailure>>;
  /** Requests a passkey for the second step. `unauthorized`: `message` is one of `codeRefusals`. */
  requestPasskey(challenge: string): Promise<Result<PasskeyOptions, PortFailure>>;
  /** Completes a sign-in by the second_factor grant. `unauthorized`: `message` is one of `codeRefusals`. */
  answerChallenge(response: ChallengeResponse): Promise<Result<IssuedTokens, PortFailure>>;
  /** Signs in by the external grant: exchanges a provider's code or a widget's token. Each is usable once. */
  signInBy(request: ExternalTokenRequest): Promise<Result<IssuedTokens, PortFailure>>;
  /** Renews tokens by the refresh_token grant. A refresh token can be used once. */
  refresh(refreshToken: string): Promise<Result<IssuedTokens, PortFailure>>;
  revoke(refreshToken: string): Promise<void>;
  isCompanyEnabled(companyId: CompanyId, tokens: Tokens): Promise<Result<boolean, PortFailure>>;
}
export const SessionGateway = portToken<SessionGateway>('SessionGateway');
