import type { CompanyId } from '../../../../src/domain/company/companyId.ts';

/** User whose password was correct, and the scopes of the sign-in. */
export type ChallengedSignIn = {
  readonly rootOrgId: string;
  readonly organisationId: CompanyId;
  readonly userId: string;
  readonly scopes: readonly string[];
};

/** Maximum number of codes that can be entered for one challenge. */
export const MAX_CHALLENGE_ATTEMPTS = 5;

/** Sign-ins that wait for their second step, by a hash of their token. They are read before a tenant is known. */
export interface SignInChallenges {
  /** `expiresAt`: milliseconds since 1970-01-01 UTC. */
  add(tokenHash: string, signIn: ChallengedSignIn, expiresAt: number): Promise<void>;
  /** Returns `undefined` if the challenge has expired, was used, or has no attempts left. */
  find(tokenHash: string, now: number): Promise<ChallengedSignIn | undefined>;
  /**
   * Counts an attempt before its code is verified, so that concurrent attempts cannot exceed the maximum. Returns
   * `undefined` like `find`.
   */
  attempt(tokenHash: string, now: number): Promise<ChallengedSignIn | undefined>;
  /** Marks a challenge as used. Returns false if it was used before. */
  take(tokenHash: string): Promise<boolean>;
  purge(now: number): Promise<void>;
}
