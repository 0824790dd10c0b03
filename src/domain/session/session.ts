import type { CompanyId } from '../company/companyId.ts';
import type { SignInMethod } from './signInMethod.ts';

export type UserInfo = {
  readonly userId: string;
  readonly roles: readonly string[];
  readonly organisationId: CompanyId;
  readonly name?: string | undefined;
  readonly email?: string | undefined;
  /** True if the user can only set up the required second factor. */
  readonly mustSetUpSecondFactor?: boolean | undefined;
};

/** Tokens of a signed-in user [AU-3]. Times are milliseconds since 1970. */
export type Session = {
  readonly accessToken: string;
  readonly tokenType: string;
  readonly refreshToken?: string | undefined;
  /** Lifetime of the access token in seconds, as returned by the service. */
  readonly expiresIn?: number | undefined;
  readonly tokenExpiryTime: number;
  readonly userInfo: UserInfo;
  readonly role: 'admin' | 'merchant';
  readonly method?: SignInMethod | undefined;
  readonly loggedInCompanyId: CompanyId;
  readonly username?: string | undefined;
  readonly sessionId?: string | undefined;
  /** Milliseconds without activity after which the session ends. Absent without such a limit. */
  readonly idleLife?: number | undefined;
};

/** Seconds before the expiry of a token when it is renewed [AU-3]. */
const EXPIRY_MARGIN_SECONDS = 300;
/** Interval of the session check in milliseconds [AU-3]. */
export const SESSION_CHECK_INTERVAL = 10_000;

/** Time when a token must be renewed. `expiresIn` is in seconds. */
export const tokenExpiryTime = (now: number, expiresIn: number): number =>
  now + (expiresIn - EXPIRY_MARGIN_SECONDS) * 1000;

/** Identifies a signed-in user. Includes the role, because roles see different pages. */
export const personOf = ({ userInfo, role, loggedInCompanyId }: Session): string =>
  [userInfo.userId, role, loggedInCompanyId].join(' ');

export const isSamePerson = (left: Session, right: Session): boolean => personOf(left) === personOf(right);

/** Login name for signing in again. `undefined` if unknown or if an external provider identifies the user. */
export const nameToSignInAgain = ({ method = 'staff-password', username, userInfo }: Session): string | undefined =>
  method === 'staff-password' ? (username ?? userInfo.email) : undefined;

export const canSignInAgain = (session: Session): boolean => nameToSignInAgain(session) !== undefined;

export type ClientSession = { readonly companyId: string; readonly startTime: number };

/** A sign-in of the current user. Times are milliseconds since 1970. */
export type ListedSession = {
  readonly sessionId: string;
  readonly isCurrent: boolean;
  readonly startedAt: number;
  /** Time of the last request, accurate to a minute. */
  readonly lastUsedAt: number;
  /** IP address of the last request. */
  readonly address: string;
  /** Product name of the browser, if known. */
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
};
