export type RequestOrigin = {
  readonly address: string;
  /** Request ID, included in the response and the log. */
  readonly requestId: string;
};
