import { noteWithFigures } from '../../../domain/publishing/publishNote.ts';
import { attemptKey, type PublishAttempt } from '../../../domain/publishing/process/publishAttempt.ts';
import type { PublishOpening } from '../PublishGateway.ts';

/** Request that opens a publish. Deterministic, because the service accepts an idempotency key again only with the same request [PB-14]. */
export const openRequestOf = (attempt: PublishAttempt, revision: string): PublishOpening => ({
  revision,
  changes: attempt.changes,
  note: noteWithFigures(attempt.note, attempt.figures),
  idempotencyKey: attemptKey(attempt, 'open'),
});
