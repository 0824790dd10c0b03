/** A sign-in of the person who asks. Times are milliseconds since 1970. */
export type ListedSession = {
  readonly sessionId: string;
  /** The one that asks. */
  readonly isCurrent: boolean;
  readonly startedAt: number;
  /** Within a minute. */
  readonly lastUsedAt: number;
  /** Where it was used last. */
  readonly address: string;
  /** What it was used with, where that is known: names of products. */
  readonly browser?: string | undefined;
  readonly system?: string | undefined;
};
