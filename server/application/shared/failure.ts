import type { StaleDraft } from '../../../src/domain/changes/drafts/decideDraft.ts';
import type { StaleChecks } from '../../../src/domain/rule-checks/keepChecks.ts';
import type { PublishCallRefusal } from '../../../src/domain/publishing/publishProtocol.ts';
import type { ReviewReadOnly } from '../../../src/domain/review-mode/reviewReadOnly.ts';
import type { SessionEndReason } from '../../../src/domain/session/sessionEndReason.ts';
import type { WriteRefusal } from '../../../src/domain/shared/write.ts';

import type { Impediment } from '../operations/Condition.ts';

/** Every expected refusal of the service. One file maps them to problem documents. */
export type ServiceFailure =
  | WriteRefusal
  | PublishCallRefusal
  | StaleDraft
  | StaleChecks
  /**
   * `signInAt`: the address at which who proved who they are may sign in. `sessionEnded`: why the session ended that the
   * presented token is of.
   */
  | {
      readonly kind: 'unauthorized';
      readonly message?: string;
      readonly signInAt?: string;
      readonly sessionEnded?: SessionEndReason;
    }
  | { readonly kind: 'forbidden'; readonly message?: string }
  | ReviewReadOnly
  /** The token is not good for the call. */
  | { readonly kind: 'insufficient-scope'; readonly scope: string }
  /** The company has taken all it may of something; `retryAfterSeconds` where that passes by itself. */
  | {
      readonly kind: 'quota-exceeded';
      readonly of: 'bytes' | 'writes' | 'uploads';
      readonly retryAfterSeconds?: number;
    }
  | { readonly kind: 'throttled'; readonly retryAfterSeconds: number }
  /** The idempotency key was used with another request. */
  | { readonly kind: 'idempotency-key-reused' }
  /** The same request is still running. */
  | { readonly kind: 'request-in-progress'; readonly retryAfterSeconds: number }
  /** The service cannot work just now, as while its database does not answer. */
  | {
      readonly kind: 'unavailable';
      readonly retryAfterSeconds: number;
      /** What of it does not work. */
      readonly impediments?: readonly Impediment[];
    };
