import type { CompanyId } from '../company/companyId.ts';
import { hasClientSessionEnded, hasExpired, type ClientSession, type Session } from './session.ts';
import type { SignInMethod } from './signInMethod.ts';

/** Result of the check that runs every 10 seconds. `clear`: the session's storage must be emptied. */
export type SessionCheck =
  | { readonly kind: 'valid' }
  | { readonly kind: 'clear'; readonly reason: 'company-changed' | 'client-session-over' }
  | ExpiryOutcome;

/** Checks the age of a session [AU-8]. A session without a start time is over. `now`: milliseconds since 1970. */
export function checkSession(
  session: Session,
  tab: { readonly client: ClientSession | undefined; readonly urlCompanyId: CompanyId | undefined },
  now: number,
): SessionCheck {
  const { client } = tab;
  const isOthers = client !== undefined && client.companyId !== session.loggedInCompanyId;
  if (isOthers || isForeign(session, tab.urlCompanyId)) return { kind: 'clear', reason: 'company-changed' };
  if (!client || hasClientSessionEnded(client, session.loggedInCompanyId, now))
    return { kind: 'clear', reason: 'client-session-over' };
  return hasExpired(session, now) ? onExpiredToken(session.method ?? 'staff-password') : { kind: 'valid' };
}

/** True if the URL contains another company than the user's. Always false for admins, who may open any [AU-6]. */
export const isForeign = (session: Session, urlCompanyId: CompanyId | undefined): boolean =>
  session.role !== 'admin' && urlCompanyId !== undefined && urlCompanyId !== session.loggedInCompanyId;

type ExpiryOutcome =
  | { readonly kind: 'refresh' }
  | { readonly kind: 'sign-out'; readonly messageKey: 'constants.apiErrors.codeExpired' };

/** Action when the access token expires [AU-4]. The implicit flow has no refresh token. */
export const onExpiredToken = (method: SignInMethod): ExpiryOutcome =>
  method === 'identity-provider'
    ? { kind: 'sign-out', messageKey: 'constants.apiErrors.codeExpired' }
    : { kind: 'refresh' };

type RefreshAnswer =
  | { readonly kind: 'token' }
  | { readonly kind: 'no-token' }
  | { readonly kind: 'error'; readonly message: string };

export const afterRefresh = (
  answer: RefreshAnswer,
): { readonly kind: 'sign-out'; readonly message: string | undefined } | undefined =>
  answer.kind === 'token'
    ? undefined
    : { kind: 'sign-out', message: answer.kind === 'error' ? answer.message : undefined };
