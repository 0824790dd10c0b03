import type { PendingChange } from '../changes/pendingChange.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import type { CreatedIds } from './createdIds.ts';
import type { PublishStep } from '../changes/changeType.ts';

/** One press of *Publish*: a frozen snapshot, written down before each call; its id roots every idempotency key. */
export type PublishAttempt = {
  readonly attemptId: string;
  readonly companyId: string;
  /** What was published when it began; none from a service without revisions. */
  readonly revision?: string | undefined;
  readonly changes: readonly PendingChange[];
  readonly note?: string | undefined;
  /** What the review had counted of these changes, to be kept below the note. */
  readonly figures?: string | undefined;
  /** Nothing of it was sent: an address stood in the way. There is nothing to go on with and nothing to drop. */
  readonly isUnsent?: true | undefined;
  readonly publishId?: string | undefined;
  readonly done: readonly PublishStep[];
  /** Those of `done` that sent nothing, for the owner does without them. */
  readonly skipped?: readonly PublishStep[] | undefined;
  /** What the calls of the step that is under way were answered, by step and call. */
  readonly answers?: Readonly<Record<string, unknown>> | undefined;
  readonly createdIds?: CreatedIds | undefined;
};

/** On another base its calls would carry other content under their old keys, which a service rightly refuses. */
export const canGoOn = (stopped: PublishAttempt, fresh: PublishAttempt): boolean =>
  stopped.revision === fresh.revision && stopped.note === fresh.note && deepEqual(stopped.changes, fresh.changes);

export const attemptKey = (attempt: PublishAttempt, call: string): string => `${attempt.attemptId}:${call}`;

export const callOf = (step: PublishStep, name: string): string => `${step}:${name}`;

export const withAnswer = (attempt: PublishAttempt, call: string, answer: unknown): PublishAttempt => ({
  ...attempt,
  answers: { ...attempt.answers, [call]: answer ?? null },
});

/** A step that is through never sends again, so its answers are not needed any more. */
export const withStepDone = (attempt: PublishAttempt, step: PublishStep): PublishAttempt => ({
  ...attempt,
  answers: undefined,
  done: [...attempt.done, step],
});

export const withStepSkipped = (attempt: PublishAttempt, step: PublishStep): PublishAttempt => ({
  ...withStepDone(attempt, step),
  skipped: [...(attempt.skipped ?? []), step],
});

export const withCreated = (attempt: PublishAttempt, pageMadeId: string, id: string): PublishAttempt => ({
  ...attempt,
  createdIds: { ...attempt.createdIds, [pageMadeId]: id },
});
