import type { SessionRecord } from './SessionRepository.ts';
import type { StaffMember } from './StaffDirectory.ts';
import type { TokenPair } from './TokenMint.ts';

/** Milliseconds an access token lives. */
const ACCESS_LIFE = 10 * 60 * 1000;
/** Milliseconds a sign-in lives, however often it is refreshed. */
export const SESSION_LIFE = 24 * 60 * 60 * 1000;

/** Without a refresh token where a sign-in is not renewed. */
export type IssuedPair = Pick<TokenPair, 'accessToken'> & { readonly refreshToken?: string | undefined };

/** A successful answer of the token call, before it is put into the contract's words. */
export type TokenAnswer = {
  readonly tokens: IssuedPair;
  readonly expiresInSeconds: number;
  readonly staff: StaffMember;
  readonly sessionId: string;
};

/** No access token outlives its session. */
export const accessExpiry = (session: Pick<SessionRecord, 'expiresAt'>, now: number): number =>
  Math.min(now + ACCESS_LIFE, session.expiresAt);

export const secondsUntil = (instant: number, now: number): number => Math.max(0, Math.floor((instant - now) / 1000));
