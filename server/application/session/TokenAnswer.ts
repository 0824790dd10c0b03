import { ACCESS_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import type { SessionRecord } from './SessionRepository.ts';
import type { StaffMember } from './StaffDirectory.ts';
import type { TokenPair } from './TokenMint.ts';

/** An access token, and a refresh token if the session can be renewed. */
export type IssuedPair = Pick<TokenPair, 'accessToken'> & { readonly refreshToken?: string | undefined };

export type TokenAnswer = {
  readonly tokens: IssuedPair;
  readonly expiresInSeconds: number;
  readonly staff: StaffMember;
  readonly sessionId: string;
  /** True if an identity provider or a widget's site proved the identity. */
  readonly isFederated: boolean;
};

/** Time when an access token expires, which is never later than its session. */
export const accessExpiry = (session: Pick<SessionRecord, 'expiresAt'>, now: number): number =>
  Math.min(now + ACCESS_LIFE, session.expiresAt);

export const secondsUntil = (instant: number, now: number): number => Math.max(0, Math.floor((instant - now) / 1000));
