export type SignInAttempt = { readonly organisationId: string; readonly username: string; readonly address: string };

export type ThrottleVerdict =
  | { readonly kind: 'free' }
  /** The account must wait. The person is told nothing else than with a wrong password. */
  | { readonly kind: 'account-locked' }
  | { readonly kind: 'address-blocked'; readonly retryAfterSeconds: number };

/** Slows guessing down; shared by every server process. */
export interface SignInThrottle {
  /**
   * Counts the attempt as failed and says whether it may go on. Counting comes first, so that attempts made
   * at the same moment cannot all slip through.
   */
  begin(attempt: SignInAttempt, now: number): Promise<ThrottleVerdict>;
  /** Takes the attempt back: the password was right. */
  succeeded(attempt: SignInAttempt): Promise<void>;
  /** Drops what no longer matters. */
  purge(now: number): Promise<void>;
}
