import type { ExternalAttempt } from './externalAttempt.ts';
import { isAnsweredByCode, type ExternalLogin } from '../signInMethod.ts';

/**
 * URL of the provider's sign-in page: authorization code with PKCE, or implicit flow with the id token in the fragment.
 * @param page `codeChallenge`: SHA-256 of the verifier in base64url, for the code flow
 */
export function authorizationAddress(
  login: ExternalLogin,
  attempt: ExternalAttempt,
  page: { readonly redirectUri: string; readonly codeChallenge?: string | undefined },
): string {
  const { redirectUri, codeChallenge } = page;
  return withQuery(login.authorizationUrl, {
    client_id: login.key,
    response_type: isAnsweredByCode(login) ? 'code' : 'id_token',
    scope: login.allowedScopes.join(' '),
    redirect_uri: redirectUri,
    state: attempt.state,
    nonce: attempt.nonce,
    ...(codeChallenge !== undefined && { code_challenge: codeChallenge, code_challenge_method: 'S256' }),
  });
}

export const logoutAddress = (logoutUrl: string, key: string, redirectUri: string, state: string): string =>
  withQuery(logoutUrl, { client_id: key, post_logout_redirect_uri: redirectUri, state });

function withQuery(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
