import type { CompanyId } from '../../domain/company/companyId.ts';
import type { UserInfo } from '../../domain/session/session.ts';
import type { ExternalTokenRequest } from '../../domain/session/tokenRequest.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';
import type { Tokens } from './SessionCredentials.ts';

export type StaffCredentials = {
  readonly username: string;
  readonly password: string;
  readonly organisationId: string;
};

/** `expiresIn` in seconds. */
export type IssuedTokens = {
  readonly accessToken: string;
  readonly tokenType: string;
  readonly refreshToken?: string | undefined;
  readonly expiresIn: number;
  readonly sessionId?: string | undefined;
  /** Milliseconds without activity until the session ends. */
  readonly idleLife?: number | undefined;
  readonly userInfo?: UserInfo | undefined;
};

/** Sign-in and renewal [API-2]. */
export interface SessionGateway {
  /** The staff_password grant. `unauthorized` does not say which value is wrong. */
  signIn(credentials: StaffCredentials): Promise<Result<IssuedTokens, PortFailure>>;
  /** The external grant: exchanges a provider's code or a widget's token, once. */
  signInBy(request: ExternalTokenRequest): Promise<Result<IssuedTokens, PortFailure>>;
  /** The refresh_token grant. A refresh token can be used once. */
  refresh(refreshToken: string): Promise<Result<IssuedTokens, PortFailure>>;
  revoke(refreshToken: string): Promise<void>;
  isCompanyEnabled(companyId: CompanyId, tokens: Tokens): Promise<Result<boolean, PortFailure>>;
}
export const SessionGateway = portToken<SessionGateway>('SessionGateway');
