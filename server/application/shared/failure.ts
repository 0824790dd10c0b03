import type { StaleDraft } from '../../../src/domain/changes/drafts/decideDraft.ts';
import type { StaleChecks } from '../../../src/domain/rule-checks/writeChecks.ts';
import type { PublishCallRefusal } from '../../../src/domain/publishing/publishProtocol.ts';
import type { ReviewReadOnly } from '../../../src/domain/review-mode/reviewState.ts';
import type { ProofMethod, SecondFactorChallenge } from '../../../src/domain/session/second-factor/secondFactor.ts';
import type { SessionEndReason } from '../../../src/domain/session/sessionEndReason.ts';
import type { WriteRefusal } from '../../../src/domain/shared/write.ts';
import type { Impediment } from '../operations/Condition.ts';

/** Every refusal that the service expects. `problemOf` converts it to a problem document. */
export type ServiceFailure =
  | WriteRefusal
  | PublishCallRefusal
  | StaleDraft
  | StaleChecks
  /** `signInAt`: sign-in page of the user's own organisation. `sessionEnded`: why the session ended. */
  | {
      readonly kind: 'unauthorized';
      readonly message?: string;
      readonly signInAt?: string;
      readonly sessionEnded?: SessionEndReason;
    }
  /** The password is correct, and the sign-in needs a second step. */
  | { readonly kind: 'second-factor-required'; readonly challenge: SecondFactorChallenge }
  | { readonly kind: 'forbidden'; readonly message?: string }
  /** A second factor is required of the user, who has none. */
  | { readonly kind: 'second-factor-setup-required' }
  /** The user must confirm the identity first, with one of the methods. */
  | { readonly kind: 'step-up-required'; readonly methods: readonly ProofMethod[] }
  | ReviewReadOnly
  | { readonly kind: 'insufficient-scope'; readonly scope: string }
  /** A quota of the company is used up. `retryAfterSeconds` is present if the quota is renewed after some time. */
  | {
      readonly kind: 'quota-exceeded';
      readonly of: 'bytes' | 'writes' | 'uploads';
      readonly retryAfterSeconds?: number;
    }
  | { readonly kind: 'throttled'; readonly retryAfterSeconds: number }
  | { readonly kind: 'idempotency-key-reused' }
  | { readonly kind: 'request-in-progress'; readonly retryAfterSeconds: number }
  | {
      readonly kind: 'unavailable';
      readonly retryAfterSeconds: number;
      readonly impediments?: readonly Impediment[];
    };

/** Seconds after which a caller may repeat a call that a full queue refused. */
export const BUSY_RETRY_SECONDS = 2;

/** Refusal of a call because its queue is full. */
export const busy = { kind: 'throttled', retryAfterSeconds: BUSY_RETRY_SECONDS } as const;

/**
 * A temporary failure, e.g. a database timeout. The write may have been stored if the response to its commit was lost.
 * Idempotency keys make a retry safe.
 */
export class ServiceUnavailableError extends Error {
  override readonly name = 'ServiceUnavailableError';
  readonly retryAfterSeconds: number;

  constructor(message: string, retryAfterSeconds: number, cause: unknown) {
    super(message, { cause });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
