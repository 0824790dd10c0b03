import { err, type Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { StaleDraft } from '../../domain/changes/drafts/decideDraft.ts';
import {
  differingPlaces,
  PRECONDITION_REQUIRED,
  type PublishCallRefusal,
} from '../../domain/publishing/publishProtocol.ts';
import type { ReviewReadOnly } from '../../domain/review-mode/reviewState.ts';
import type { StaleChecks } from '../../domain/rule-checks/writeChecks.ts';
import type { WriteRefusal } from '../../domain/shared/write.ts';

export type DemoRefusal =
  | WriteRefusal
  | PublishCallRefusal
  | StaleDraft
  | StaleChecks
  | ReviewReadOnly
  | { readonly kind: 'idempotency-key-reused' };

export const asPort = <T>(result: Result<T, DemoRefusal>): Result<T, PortFailure> =>
  result.ok ? result : err(portFailureOf(result.error));

function portFailureOf(refusal: DemoRefusal): PortFailure {
  switch (refusal.kind) {
    case 'not-found':
    case 'review-read-only':
      return { kind: refusal.kind };
    case 'invalid':
      return {
        kind: 'rejected',
        status: 400,
        message: refusal.message,
        pointers: refusal.errors?.map(({ pointer }) => pointer),
      };
    case 'precondition-required':
      return { kind: 'rejected', status: 428, message: PRECONDITION_REQUIRED };
    case 'changes-differ':
      return { kind: 'rejected', status: 422, pointers: differingPlaces(refusal) };
    case 'idempotency-key-reused':
      return { kind: 'rejected', status: 422 };
    case 'stale-revision':
      return { kind: 'stale', currentRevision: refusal.currentRevision };
    case 'stale-draft':
    case 'stale-checks':
    case 'publish-closed':
      return { kind: 'stale' };
    case 'publish-in-progress':
      return { kind: 'busy', retryAfterMs: refusal.retryAfterSeconds * 1000 };
  }
}
