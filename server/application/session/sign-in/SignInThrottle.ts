export type SignInAttempt = {
  /** Id of the owner to which the account belongs, or of the owner in the request. Absent if neither is known. */
  readonly rootOrgId: string | undefined;
  readonly organisationId: string;
  readonly username: string;
  readonly address: string;
  /** Known device of this account. If present, only failed attempts from this device count. */
  readonly deviceId: string | undefined;
  /**
   * True if a mailed link is requested. Such requests are counted separately from guesses, and per account across all
   * networks.
   */
  readonly isForLink?: true;
  /** True for a code. Codes are counted separately, because a correct password resets the failures of passwords. */
  readonly isForCode?: boolean;
};

export type ThrottleVerdict =
  | { readonly kind: 'free' }
  /** The account is locked for a while. The user gets the same response as for a wrong password. */
  | { readonly kind: 'locked' }
  /** The maximum number of attempts is being verified right now. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'address-blocked'; readonly retryAfterSeconds: number };

export type FailureOutcome = {
  /**
   * Locks that this failure caused. `account`: locks the account for unknown devices. `address`: locks the network for
   * all accounts.
   */
  readonly locks: readonly ('network' | 'account' | 'device' | 'link' | 'address')[];
  /** Whether this is the network's first failure for a while. */
  readonly isFirstOfAddress: boolean;
};

/** Slows password guessing. All server processes share its state. */
export interface SignInThrottle {
  /** Reserves an attempt before verification, so that concurrent attempts cannot exceed the limit. */
  begin(attempt: SignInAttempt, now: number): Promise<ThrottleVerdict>;
  succeeded(attempt: SignInAttempt, now: number): Promise<void>;
  failed(attempt: SignInAttempt, now: number): Promise<FailureOutcome>;
  purge(now: number): Promise<void>;
}

/** Maximum number of failures per network and time window, for all accounts together. Known devices are not counted. */
export const ADDRESS_FAILURES = 100;
/** Milliseconds after which an unfinished attempt no longer counts. */
export const VERIFICATION_TIMEOUT = 60 * 1000;
export const MAX_WAIT_SECONDS = 15 * 60;

/**
 * Number of failures per account after which further attempts must wait: from one network, from all networks, from one
 * known device, and for mailed links. The limit for all networks is higher, so that a guesser cannot easily lock out a
 * user's new devices.
 */
export const FREE_FAILURES = { network: 5, account: 50, device: 10, link: 5 } as const;

/** Seconds to wait after a number of failures: 0 for the first `free` ones, then 1, doubling up to 15 minutes. */
export const waitSeconds = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(2 ** (failures - free), MAX_WAIT_SECONDS);
