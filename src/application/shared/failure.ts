import type { ReviewReadOnly } from '../../domain/review-mode/reviewReadOnly.ts';

/** Why a call through a port did not succeed. Data, never display text. */
export type PortFailure =
  /** The service was not reached, or its answer was lost: whether a write took effect is not known. */
  | { readonly kind: 'unreachable'; readonly requestId?: string | undefined }
  /** No answer within the limit: as unknown as `unreachable`. */
  | { readonly kind: 'timed-out'; readonly requestId?: string | undefined }
  /** `signInAt`: the credentials are right, at that address. `sessionEnded`: why the service ended the session of a refresh token. */
  | {
      readonly kind: 'unauthorized';
      readonly message?: string | undefined;
      readonly signInAt?: string | undefined;
      readonly sessionEnded?: string | undefined;
      readonly requestId?: string | undefined;
    }
  /** `message`, here and below: the service's own message or key. */
  | { readonly kind: 'forbidden'; readonly message?: string | undefined; readonly requestId?: string | undefined }
  /** An admin only looks at the merchant: the review must begin to act first. */
  | (ReviewReadOnly & { readonly requestId?: string | undefined })
  | { readonly kind: 'not-found'; readonly message?: string | undefined; readonly requestId?: string | undefined }
  /**
   * Someone published since the revision that was read; `currentRevision` is theirs where the service says so. Of what is
   * no configuration, `present` is what is there instead, as the service sent it.
   */
  | {
      readonly kind: 'stale';
      readonly currentRevision?: string | undefined;
      readonly present?: unknown;
      readonly requestId?: string | undefined;
    }
  /** Another publish is open; `retryAfterMs` where the service says so. */
  | {
      readonly kind: 'busy';
      readonly retryAfterMs?: number | undefined;
      readonly message?: string | undefined;
      readonly requestId?: string | undefined;
    }
  /** The service refused the content; `pointers` are JSON pointers to the places of it that it names. */
  | {
      readonly kind: 'rejected';
      readonly status: number;
      readonly pointers?: readonly string[] | undefined;
      readonly message?: string | undefined;
      readonly requestId?: string | undefined;
    }
  /** The service failed or is overloaded. */
  | {
      readonly kind: 'unavailable';
      readonly retryAfterMs?: number | undefined;
      readonly message?: string | undefined;
      readonly requestId?: string | undefined;
    }
  /** The answer broke the contract; `field` names where. */
  | { readonly kind: 'malformed'; readonly field: string; readonly requestId?: string | undefined };
