import type { CompanyId } from '../company/companyId.ts';
import type { LoginConfiguration } from './signInMethod.ts';

/** External proof of identity, with the values of its request. */
export type ExternalGrant =
  | { readonly kind: 'identity-provider'; readonly idToken: string; readonly nonce: string }
  | {
      readonly kind: 'authorization-code';
      readonly code: string;
      readonly nonce: string;
      readonly codeVerifier: string;
      readonly redirectUri: string;
      /** Claimed issuer. */
      readonly issuer?: string | undefined;
    }
  | { readonly kind: 'widget-token'; readonly accessToken: string };

/** Token request for an external grant [API-2]. `scope` is space-separated. */
export type ExternalTokenRequest = {
  readonly grant_type: 'external';
  readonly organisationId: CompanyId;
  readonly client_id: string;
  readonly code?: string;
  readonly id_token?: string;
  readonly access_token?: string;
  readonly nonce?: string;
  readonly code_verifier?: string;
  readonly redirect_uri?: string;
  readonly iss?: string;
  readonly scope?: string;
};

export function tokenRequest(
  grant: ExternalGrant,
  organisationId: CompanyId,
  login: Pick<LoginConfiguration, 'key' | 'grantType' | 'allowedScopes'>,
): ExternalTokenRequest {
  const whose = { grant_type: login.grantType, organisationId, client_id: login.key };
  switch (grant.kind) {
    case 'identity-provider':
      return { ...whose, id_token: grant.idToken, nonce: grant.nonce };
    case 'authorization-code': {
      const { code, nonce, codeVerifier, redirectUri, issuer } = grant;
      const asked = { nonce, code_verifier: codeVerifier, redirect_uri: redirectUri };
      return { ...whose, code, ...asked, ...(issuer !== undefined && { iss: issuer }) };
    }
    case 'widget-token':
      return { ...whose, access_token: grant.accessToken, scope: login.allowedScopes.join(' ') };
  }
}
