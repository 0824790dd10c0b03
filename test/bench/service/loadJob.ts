/** A request as it is sent, over and over. */
export type Asked = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Writes of one person, each made on what the one before has answered. */
export type WriteChain = {
  readonly kind: 'settings' | 'draft';
  readonly path: string;
  readonly authorization: string;
  /** The entity tag that the first is made on. */
  readonly revision: string;
};

/** What the process that makes the load is to do. */
export type LoadJob = {
  readonly origin: string;
  readonly connections: number;
  readonly seconds: number;
  /** Requests a second over all connections; as many as are answered unless stated. */
  readonly rate?: number | undefined;
  /** Sent in turn by every connection. */
  readonly requests?: readonly Asked[];
  /** One for each connection. */
  readonly chains?: readonly WriteChain[];
};

export type LoadFigures = {
  /** Answers of success a second. */
  readonly rate: number;
  /** Of answers, in milliseconds. */
  readonly median: number;
  readonly p99: number;
  /** Answers by status; what had none stands under 0. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Of each chain, what the last acknowledged write was answered with or made. */
  readonly acknowledged: readonly string[];
};
