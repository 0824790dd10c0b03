import type { CompanyId } from '../company/companyId.ts';
import type { LoginConfiguration } from './signInMethod.ts';

/** Proof of identity from a provider, with the values of the request that it answers. */
export type ExternalGrant =
  | { readonly kind: 'identity-provider'; readonly idToken: string; readonly nonce: string }
  | {
      readonly kind: 'authorization-code';
      readonly code: string;
      readonly nonce: string;
      readonly codeVerifier: string;
      readonly redirectUri: string;
      /** Issuer according to the response. */
      readonly issuer?: string | undefined;
    }
  | { readonly kind: 'widget-token'; readonly accessToken: string };

/** Token request for a sign-in by an external identity provider [API-2]. `scope` is space-separated. */
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
  const clientFields = { grant_type: login.grantType, organisationId, client_id: login.key };
  switch (grant.kind) {
    case 'identity-provider':
      return { ...clientFields, id_token: grant.idToken, nonce: grant.nonce };
    case 'authorization-code': {
      const { code, nonce, codeVerifier, redirectUri, issuer } = grant;
      const requestFields = { nonce, code_verifier: codeVerifier, redirect_uri: redirectUri };
      return { ...clientFields, code, ...requestFields, ...(issuer !== undefined && { iss: issuer }) };
    }
    case 'widget-token':
      return { ...clientFields, access_token: grant.accessToken, scope: login.allowedScopes.join(' ') };
  }
}
