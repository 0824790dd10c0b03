import { adminClientScopes, staffScopes } from './scopes.ts';
import type { LoginConfiguration } from './signInMethod.ts';

export type TokenGrant =
  | {
      readonly kind: 'staff-password';
      readonly username: string;
      readonly password: string;
      readonly organisationId: string;
    }
  | { readonly kind: 'identity-provider'; readonly idToken: string }
  | { readonly kind: 'authorization-code'; readonly code: string }
  | { readonly kind: 'widget-token'; readonly accessToken: string }
  | { readonly kind: 'refresh'; readonly refreshToken: string }
  | { readonly kind: 'admin-client' };

/** Names and values of the token call's form [API-2]. Scopes are one text, parted by spaces. */
export type TokenRequest = Readonly<Record<string, string>> & { readonly grant_type: string };

/** The form of a grant. `login` is the owner's configuration; only what comes from outside needs it. */
export function tokenRequest(
  grant: TokenGrant,
  login: Pick<LoginConfiguration, 'grantType' | 'allowedScopes'>,
): TokenRequest {
  switch (grant.kind) {
    case 'staff-password': {
      const { username, password, organisationId } = grant;
      return { grant_type: 'staff_password', username, password, organisationId, scope: staffScopes.join(' ') };
    }
    case 'identity-provider':
      return { grant_type: login.grantType, id_token: grant.idToken };
    case 'authorization-code':
      return { grant_type: login.grantType, code: grant.code };
    case 'widget-token':
      return { grant_type: login.grantType, access_token: grant.accessToken, scope: login.allowedScopes.join(' ') };
    case 'refresh':
      return { grant_type: 'refresh_token', refresh_token: grant.refreshToken };
    case 'admin-client':
      return { grant_type: 'client_credentials', scope: adminClientScopes.join(' ') };
  }
}
