import type { SignInMethod } from './signInMethod.ts';

export type ExpiryOutcome =
  | { readonly kind: 'refresh' }
  | { readonly kind: 'sign-out'; readonly messageKey: 'constants.apiErrors.codeExpired' };

/** The implicit flow returns no refresh token; the code flow does [AU-4]. */
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
