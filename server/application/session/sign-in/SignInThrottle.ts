export type SignInAttempt = {
  /** Owner of the account. Absent if there is no such account and the caller named no owner. */
  readonly rootOrgId: string | undefined;
  readonly organisationId: string;
  readonly username: string;
  readonly address: string;
  /** Known device of this account. If present, only failures from this device count. */
  readonly deviceId: string | undefined;
  /** A request for a mailed link. Counted separately from guesses, and per account across all networks. */
  readonly isForLink?: true;
};

export type ThrottleVerdict =
  | { readonly kind: 'free' }
  /** The attempt must wait. The user gets the same response as for a wrong password. */
  | { readonly kind: 'locked' }
  /** The maximum number of attempts is already being verified. */
  | { readonly kind: 'busy' }
  | { readonly kind: 'address-blocked'; readonly retryAfterSeconds: number };

export type FailureOutcome = {
  /** New locks: this network or device, all unknown devices, link requests, or the network for all accounts. */
  readonly locks: readonly ('network' | 'account' | 'device' | 'link' | 'address')[];
  /** First failure of this network for a while. */
  readonly isFirstOfAddress: boolean;
};

/** Slows password guessing. Its state is shared by all server processes. */
export interface SignInThrottle {
  /** Reserves an attempt before verification, so that concurrent attempts cannot exceed the limit. */
  begin(attempt: SignInAttempt, now: number): Promise<ThrottleVerdict>;
  succeeded(attempt: SignInAttempt, now: number): Promise<void>;
  failed(attempt: SignInAttempt, now: number): Promise<FailureOutcome>;
  purge(now: number): Promise<void>;
}

/** Maximum failures per network and window, for all accounts together. Known devices are not counted. */
export const ADDRESS_FAILURES = 100;
/** Milliseconds after which an unfinished attempt no longer counts. */
export const JUDGING_TIME = 60 * 1000;
export const MAX_WAIT_SECONDS = 15 * 60;

/**
 * Failures without a wait, per account: from one network, from all networks, from one known device, and mailed links.
 * The higher limit for all networks makes it hard for a guesser to lock out the user's new devices.
 */
export const FREE_FAILURES = { network: 5, account: 50, device: 10, link: 5 } as const;

/** Wait in seconds: 0 for free failures, then 1 s doubling to 15 minutes. */
export const waitSeconds = (failures: number, free: number): number =>
  failures < free ? 0 : Math.min(2 ** (failures - free), MAX_WAIT_SECONDS);
