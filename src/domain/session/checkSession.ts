import type { CompanyId } from '../company/companyId.ts';
import { CLIENT_SESSION_LIFE } from '../shared/lifetimes.ts';
import type { ClientSession, Session } from './session.ts';

/** Checks the age of a session [AU-8]. A session without a start time is over. `now`: milliseconds since 1970. */
export function checkSession(
  session: Session,
  client: ClientSession | undefined,
  now: number,
): 'valid' | 'refresh' | 'company-changed' | 'day-over' | 'expired' {
  if (client && client.companyId !== session.loggedInCompanyId) return 'company-changed';
  if (!client || now - client.startTime > CLIENT_SESSION_LIFE) return 'day-over';
  if (now < session.tokenExpiryTime) return 'valid';
  // A session of the implicit flow ends with its token, because that flow has no refresh token [AU-4].
  return session.method === 'identity-provider' ? 'expired' : 'refresh';
}

/** True if the URL contains another company than the user's. Always false for admins, who may open any [AU-6]. */
export const isForeign = (session: Session, urlCompanyId: CompanyId | undefined): boolean =>
  session.role !== 'admin' && urlCompanyId !== undefined && urlCompanyId !== session.loggedInCompanyId;
