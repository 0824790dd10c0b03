import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export type AppToken = { readonly tokenType: string; readonly accessToken: string };

export interface AppTokenGateway {
  /**
   * The client_credentials grant, valid for a few minutes. `unauthorized` unless the token is an admin's own session.
   */
  issue(sessionToken: string): Promise<Result<AppToken, PortFailure>>;
}
export const AppTokenGateway = portToken<AppTokenGateway>('AppTokenGateway');
