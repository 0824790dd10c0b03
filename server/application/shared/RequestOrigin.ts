/** Where a request comes from, as limits count it and the audit log keeps it. */
export type RequestOrigin = {
  readonly address: string;
  /** What the answer and the log name the request by. */
  readonly requestId: string;
};
