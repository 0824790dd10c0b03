import type { CompanyId } from '../company/companyId.ts';
import { CLIENT_SESSION_LIFE } from '../shared/lifetimes.ts';
import type { SignInMethod } from './signInMethod.ts';

export type UserInfo = {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly organisationId: CompanyId;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
};

/** A signed-in person's tokens [AU-3]. Times are milliseconds since 1970. */
export type Session = {
  readonly accessToken: string;
  readonly tokenType: string;
  readonly refreshToken?: string | undefined;
  /** Life of the access token in seconds, as the service said. */
  readonly expiresIn?: number | undefined;
  readonly tokenExpiryTime: number;
  readonly userInfo: UserInfo;
  readonly role: 'admin' | 'merchant';
  readonly method?: SignInMethod | undefined;
  readonly loggedInCompanyId: CompanyId;
  /** What the person signed in with beside the password. */
  readonly username?: string | undefined;
  /** Which sign-in it is, as the service names it. */
  readonly sessionId?: string | undefined;
  /** Milliseconds without use after which it is over; absent where there is no such limit. */
  readonly idleLife?: number | undefined;
};

/** Seconds taken off `expires_in` [AU-3]. */
const EXPIRY_MARGIN_SECONDS = 300;
/** How often expiry and the client session are checked, in milliseconds [AU-3]. */
export const SESSION_CHECK_INTERVAL = 10_000;

/** `expiresIn` in seconds. */
export const tokenExpiryTime = (now: number, expiresIn: number): number =>
  now + (expiresIn - EXPIRY_MARGIN_SECONDS) * 1000;

export const hasExpired = (session: Session, now: number): boolean => now >= session.tokenExpiryTime;

/** Names who is signed in. Somebody is the same only in the same role: another sees other pages. */
export const personOf = ({ userInfo, role, loggedInCompanyId }: Session): string =>
  [userInfo.userId, role, loggedInCompanyId].join(' ');

export const isSamePerson = (left: Session, right: Session): boolean => personOf(left) === personOf(right);

/** The name to ask a password for; none where it is not known or somebody else asks who the person is. */
export const nameToSignInAgain = ({ method = 'staff-password', username, userInfo }: Session): string | undefined =>
  method === 'staff-password' ? (username ?? userInfo.email) : undefined;

export const canSignInAgain = (session: Session): boolean => nameToSignInAgain(session) !== undefined;

export type ClientSession = { readonly companyId: string; readonly startTime: number };

/** True when the tab went to another company or has been open for a day [AU-8]. */
export const hasClientSessionEnded = (client: ClientSession, companyId: string, now: number): boolean =>
  client.companyId !== companyId || now - client.startTime > CLIENT_SESSION_LIFE;
