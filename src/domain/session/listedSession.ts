/** A sign-in of the current user. Times are milliseconds since 1970. */
export type ListedSession = {
  readonly sessionId: string;
  readonly isCurrent: boolean;
  readonly startedAt: number;
  /** Accurate to a minute. */
  readonly lastUsedAt: number;
  /** Last IP address. */
  readonly address: string;
  /** Product names, if known. */
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
};
