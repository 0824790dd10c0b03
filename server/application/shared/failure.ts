/** Every expected refusal of the service. One file maps them to problem documents. */
export type ServiceFailure =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'unauthorized'; readonly message?: string }
  | { readonly kind: 'forbidden'; readonly message?: string }
  | { readonly kind: 'throttled'; readonly retryAfterSeconds: number }
  | {
      readonly kind: 'invalid';
      readonly message?: string;
      readonly errors?: readonly { pointer: string; message: string }[];
    }
  /** `If-Match` named a revision that is no longer current. */
  | { readonly kind: 'stale-revision'; readonly currentRevision: string }
  | { readonly kind: 'precondition-required' }
  /** Another publish of the company is open. */
  | { readonly kind: 'publish-in-progress'; readonly retryAfterSeconds: number }
  /** The named publish is completed, given up or taken over. */
  | { readonly kind: 'publish-closed' }
  /** The idempotency key was used with another request. */
  | { readonly kind: 'idempotency-key-reused' }
  /** The same request is still running. */
  | { readonly kind: 'request-in-progress'; readonly retryAfterSeconds: number }
  /** The service cannot work just now, as while its database does not answer. */
  | { readonly kind: 'unavailable'; readonly retryAfterSeconds: number };
