/** A request that is sent many times. */
export type Asked = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Writes of one user. Each write is based on the response to the previous write. */
export type WriteChain = {
  readonly kind: 'settings' | 'draft';
  readonly path: string;
  readonly authorization: string;
  /** Entity tag of the revision on which the first write is based. */
  readonly revision: string;
};

export type LoadJob = {
  readonly origin: string;
  readonly connections: number;
  readonly seconds: number;
  /** Requests per second over all connections. If absent, sends as many requests as the service can handle. */
  readonly rate?: number | undefined;
  /** Requests that each connection sends in rotation. */
  readonly requests?: readonly Asked[];
  /** Write chains, one for each connection. */
  readonly chains?: readonly WriteChain[];
};

export type LoadFigures = {
  /** Number of successful responses per second. */
  readonly rate: number;
  /** Response time in milliseconds. */
  readonly median: number;
  readonly p99: number;
  /** Number of responses by status. Status 0 means that a request got no response. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Revision after the last acknowledged write of each chain. */
  readonly acknowledged: readonly string[];
};
