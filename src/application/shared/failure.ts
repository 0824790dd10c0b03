import type { ReviewReadOnly } from '../../domain/review-mode/reviewState.ts';
import type { ProofMethod, SecondFactorChallenge } from '../../domain/session/second-factor/secondFactor.ts';
import type { ErrorReporter } from './ErrorReporter.ts';

/** Failure of a call, as data. Pages make the displayed text from it. */
export type PortFailure =
  /** The service was not reached or its response was lost. A write may have taken effect. */
  | { readonly kind: 'unreachable'; readonly requestId?: string | undefined }
  /** The service did not respond in time. A write may have taken effect. */
  | { readonly kind: 'timed-out'; readonly requestId?: string | undefined }
  /**
   * `signInAt`: address where the credentials are valid. `secondFactor`: the password is correct, and a second step is
   * needed. `sessionEnded`: reason why the service ended the session.
   */
  | {
      readonly kind: 'unauthorized';
      readonly message?: string | undefined;
      readonly signInAt?: string | undefined;
      readonly secondFactor?: SecondFactorChallenge | undefined;
      readonly sessionEnded?: string | undefined;
      readonly requestId?: string | undefined;
    }
  /** `message`, here and in the other kinds: the service's message or its text key. */
  | { readonly kind: 'forbidden'; readonly message?: string | undefined; readonly requestId?: string | undefined }
  /** The user did not confirm the identity, which the call requires. A write has not taken effect. */
  | {
      readonly kind: 'step-up-required';
      readonly methods: readonly ProofMethod[];
      readonly requestId?: string | undefined;
    }
  | (ReviewReadOnly & { readonly requestId?: string | undefined })
  | { readonly kind: 'not-found'; readonly message?: string | undefined; readonly requestId?: string | undefined }
  /** Another user published since the revision was read. `present`: the current value. Absent if a configuration was written. */
  | {
      readonly kind: 'stale';
      readonly currentRevision?: string | undefined;
      readonly present?: unknown;
      readonly requestId?: string | undefined;
    }
  | {
      readonly kind: 'busy';
      readonly retryAfterMs?: number | undefined;
      readonly message?: string | undefined;
      readonly requestId?: string | undefined;
    }
  /** The service refused the content. `pointers` are JSON pointers to the invalid parts. */
  | {
      readonly kind: 'rejected';
      readonly status: number;
      readonly pointers?: readonly string[] | undefined;
      readonly message?: string | undefined;
      readonly requestId?: string | undefined;
    }
  | {
      readonly kind: 'unavailable';
      readonly retryAfterMs?: number | undefined;
      readonly message?: string | undefined;
      readonly requestId?: string | undefined;
    }
  /** The response violates the contract at `field`. */
  | { readonly kind: 'malformed'; readonly field: string; readonly requestId?: string | undefined };

export const malformedFieldOf = (failure: PortFailure): { readonly field?: string } =>
  failure.kind === 'malformed' ? { field: failure.field } : {};

/** Reports a failed read of a configuration, with the malformed field [CF-1] [CF-2] [ER-2]. */
export function reportReadFailure(reporter: ErrorReporter, failure: PortFailure): void {
  reporter.report(new Error('configuration-read failed'), { kind: failure.kind, ...malformedFieldOf(failure) });
}
