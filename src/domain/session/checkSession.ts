import type { CompanyId } from '../company/companyId.ts';
import { onExpiredToken, type ExpiryOutcome } from './expiredToken.ts';
import { hasClientSessionEnded, hasExpired, type ClientSession, type Session } from './session.ts';

/** What a check every 10 seconds finds. `clear` empties the session's storage; a new session begins with nothing. */
export type SessionCheck =
  | { readonly kind: 'valid' }
  | { readonly kind: 'clear'; readonly reason: 'company-changed' | 'client-session-over' }
  | ExpiryOutcome;

/** `now` in milliseconds since 1970 [AU-8]. Without a record of its beginning a session is over: its age is unknown. */
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

/** Whether the url names another company than the one the person signed in to; an admin goes to any [AU-6]. */
export const isForeign = (session: Session, urlCompanyId: CompanyId | undefined): boolean =>
  session.role !== 'admin' && urlCompanyId !== undefined && urlCompanyId !== session.loggedInCompanyId;
