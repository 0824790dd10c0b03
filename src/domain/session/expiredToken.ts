import type { SignInMethod } from './signInMethod.ts';

/** What becomes of a session that cannot go on as it is. */
export type ExpiryOutcome =
  | { readonly kind: 'refresh' }
  | { readonly kind: 'sign-out'; readonly messageKey: 'constants.apiErrors.codeExpired' };

/**
 * What to do once the token has expired, by how the person signed in [AU-4]. A provider that answers in
 * the url's hash issues nothing to refresh with; a code's exchange does, so that its session is refreshed.
 */
export const onExpiredToken = (method: SignInMethod): ExpiryOutcome =>
  method === 'identity-provider'
    ? { kind: 'sign-out', messageKey: 'constants.apiErrors.codeExpired' }
    : { kind: 'refresh' };

/** What a refresh came back with. */
export type RefreshAnswer =
  | { readonly kind: 'token' }
  | { readonly kind: 'no-token' }
  | { readonly kind: 'error'; readonly message: string };

/** After a refresh: `undefined` goes on; without a token the person is signed out, with the error's message if any. */
export const afterRefresh = (
  answer: RefreshAnswer,
): { readonly kind: 'sign-out'; readonly message: string | undefined } | undefined =>
  answer.kind === 'token'
    ? undefined
    : { kind: 'sign-out', message: answer.kind === 'error' ? answer.message : undefined };
