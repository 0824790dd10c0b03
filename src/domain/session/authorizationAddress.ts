import type { ExternalAttempt } from './externalAttempt.ts';
import { isAnsweredByCode, type ExternalLogin } from './signInMethod.ts';

/**
 * Where a person is sent to sign in with the owner's provider: for a code with PKCE, or for an id token in the url's hash
 * where the owner chose a provider of that kind. What the address holds already stays.
 * @param page `codeChallenge`: the SHA-256 of the attempt's verifier, in base64url; where a code is asked for
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

/** Where a person is sent to be signed out with the provider; it sends them back (RP-initiated logout). */
export const logoutAddress = (logoutUrl: string, key: string, redirectUri: string, state: string): string =>
  withQuery(logoutUrl, { client_id: key, post_logout_redirect_uri: redirectUri, state });

function withQuery(address: string, parameters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}
