import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export type AppToken = { readonly tokenType: string; readonly accessToken: string };

export interface AppTokenGateway {
  /** Issues an app token by the client_credentials grant. `unauthorized` unless `sessionToken` is an admin's. */
  issue(sessionToken: string): Promise<Result<AppToken, PortFailure>>;
}
export const AppTokenGateway = portToken<AppTokenGateway>('AppTokenGateway');
