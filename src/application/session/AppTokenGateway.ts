import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** A token of the admin client [AU-15]. */
export type AppToken = { readonly tokenType: string; readonly accessToken: string };

export interface AppTokenGateway {
  /**
   * The client_credentials grant beside an admin's session, named by its access token: a few minutes for that admin
   * alone. `unauthorized` for anybody else's token, an outdated one, or one that was itself issued so.
   */
  issue(sessionToken: string): Promise<Result<AppToken, PortFailure>>;
}
export const AppTokenGateway = portToken<AppTokenGateway>('AppTokenGateway');
