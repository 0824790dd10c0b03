export type SignInAttempt = {
  /** Owner of the account. Absent if there is no such account and the caller named no owner. */
  readonly rootOrgId: string | undefined;
  readonly organisationId: string;
  readonly username: string;
  /** The network it comes from. */
  readonly address: string;
  /** The known device of this account that it comes from: then nothing else counts. */
  readonly deviceId: string | undefined;
  /** It asks for a link by mail: counted apart from guesses, and of one account by all networks together. */
  readonly isForLink?: true;
};

export type ThrottleVerdict =
  | { readonly kind: 'free' }
  /** It must wait. The person is told nothing else than with a wrong password. */
  | { readonly kind: 'locked' }
  /** As many attempts as are free are being judged. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'address-blocked'; readonly retryAfterSeconds: number };

/** What a wrong password led to. */
export type FailureOutcome = {
  /** Whom it locked out from now on: this network or device, every device that is not known, who asks for links, or the network altogether. */
  readonly locks: readonly ('network' | 'account' | 'device' | 'link' | 'address')[];
  /** It is the first one of its network for a while. */
  readonly isFirstOfAddress: boolean;
};

/** Slows guessing down; shared by every server process. */
export interface SignInThrottle {
  /** Takes one of the attempts that are free, so that attempts made at the same moment cannot all slip through. */
  begin(attempt: SignInAttempt, now: number): Promise<ThrottleVerdict>;
  /** The password was right: the attempt counts for nothing. */
  succeeded(attempt: SignInAttempt, now: number): Promise<void>;
  failed(attempt: SignInAttempt, now: number): Promise<FailureOutcome>;
  /** Drops what no longer matters. */
  purge(now: number): Promise<void>;
}
