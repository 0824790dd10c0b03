import type { SignInMethod } from './signInMethod.ts';

export type ExpiryOutcome =
  | { readonly kind: 'refresh' }
  | { readonly kind: 'sign-out'; readonly messageKey: 'constants.apiErrors.codeExpired' };

/** A provider that answers in the url's hash issues nothing to refresh with; a code's exchange does [AU-4]. */
export const onExpiredToken = (method: SignInMethod): ExpiryOutcome =>
  method === 'identity-provider'
    ? { kind: 'sign-out', messageKey: 'constants.apiErrors.codeExpired' }
    : { kind: 'refresh' };

export type RefreshAnswer =
  | { readonly kind: 'token' }
  | { readonly kind: 'no-token' }
  | { readonly kind: 'error'; readonly message: string };

export const afterRefresh = (
  answer: RefreshAnswer,
): { readonly kind: 'sign-out'; readonly message: string | undefined } | undefined =>
  answer.kind === 'token'
    ? undefined
    : { kind: 'sign-out', message: answer.kind === 'error' ? answer.message : undefined };
