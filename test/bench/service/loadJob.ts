/** A request that is sent repeatedly. */
export type Asked = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Writes of one user, each based on the response to the previous one. */
export type WriteChain = {
  readonly kind: 'settings' | 'draft';
  readonly path: string;
  readonly authorization: string;
  /** Entity tag on which the first write is based. */
  readonly revision: string;
};

/** Job of the process that generates load. */
export type LoadJob = {
  readonly origin: string;
  readonly connections: number;
  readonly seconds: number;
  /** Requests per second over all connections. If absent, as many as the service handles. */
  readonly rate?: number | undefined;
  /** Each connection sends them in rotation. */
  readonly requests?: readonly Asked[];
  /** One chain per connection. */
  readonly chains?: readonly WriteChain[];
};

export type LoadFigures = {
  /** Successful responses per second. */
  readonly rate: number;
  /** Response time in milliseconds. */
  readonly median: number;
  readonly p99: number;
  /** Number of responses by status; 0 for requests without a response. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Revision after the last acknowledged write of each chain. */
  readonly acknowledged: readonly string[];
};
