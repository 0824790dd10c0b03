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
  /** Milliseconds without use after which the session is over. */
  readonly idleLife?: number | undefined;
  readonly userInfo?: UserInfo | undefined;
};

/** Sign-in and renewal [API-2]. */
export interface SessionGateway {
  /** The staff_password grant. `unauthorized` for a wrong name, password or organisation alike. */
  signIn(credentials: StaffCredentials): Promise<Result<IssuedTokens, PortFailure>>;
  /** The external grant: what a provider or a widget's site issued is exchanged, once. `unauthorized` where it proves nobody. */
  signInBy(request: ExternalTokenRequest): Promise<Result<IssuedTokens, PortFailure>>;
  /** The refresh_token grant; a refresh token may be used once. */
  refresh(refreshToken: string): Promise<Result<IssuedTokens, PortFailure>>;
  /** Ends the session at the service; best effort. */
  revoke(refreshToken: string): Promise<void>;
  /** Whether the company of whoever these tokens were issued to may use the product. */
  isCompanyEnabled(companyId: CompanyId, tokens: Tokens): Promise<Result<boolean, PortFailure>>;
}
export const SessionGateway = portToken<SessionGateway>('SessionGateway');
