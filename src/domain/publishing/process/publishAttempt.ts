import type { PendingChange } from '../../changes/pendingChange.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import type { CreatedIds } from '../createdIds.ts';
import type { PublishStep } from '../../changes/changeType.ts';

/** Frozen changes of one click on *Publish*, stored before each call. Idempotency keys start with `attemptId`. */
export type PublishAttempt = {
  readonly attemptId: string;
  readonly companyId: string;
  readonly revision?: string | undefined;
  readonly changes: readonly PendingChange[];
  readonly note?: string | undefined;
  /** Counts of the review before the publish, which are stored with the note. */
  readonly figures?: string | undefined;
  /** True if an invalid address stopped the attempt before any call, so it cannot be resumed or cancelled. */
  readonly isUnsent?: true | undefined;
  readonly publishId?: string | undefined;
  readonly done: readonly PublishStep[];
  /** Steps of `done` that sent nothing, because the owner does not need them. */
  readonly skipped?: readonly PublishStep[] | undefined;
  /** Responses of the current step, by step and call. */
  readonly answers?: Readonly<Record<string, unknown>> | undefined;
  readonly createdIds?: CreatedIds | undefined;
};

/** True if revision, note and changes are the same. Otherwise the service would refuse the idempotency keys. */
export const canResume = (stopped: PublishAttempt, fresh: PublishAttempt): boolean =>
  stopped.revision === fresh.revision && stopped.note === fresh.note && deepEqual(stopped.changes, fresh.changes);

export const attemptKey = (attempt: PublishAttempt, call: string): string => `${attempt.attemptId}:${call}`;

export const callOf = (step: PublishStep, name: string): string => `${step}:${name}`;

export const withAnswer = (attempt: PublishAttempt, call: string, answer: unknown): PublishAttempt => ({
  ...attempt,
  answers: { ...attempt.answers, [call]: answer ?? null },
});

export const withStepDone = (attempt: PublishAttempt, step: PublishStep): PublishAttempt => ({
  ...attempt,
  answers: undefined,
  done: [...attempt.done, step],
});

export const withStepSkipped = (attempt: PublishAttempt, step: PublishStep): PublishAttempt => ({
  ...withStepDone(attempt, step),
  skipped: [...(attempt.skipped ?? []), step],
});

export const withCreated = (attempt: PublishAttempt, temporaryId: string, id: string): PublishAttempt => ({
  ...attempt,
  createdIds: { ...attempt.createdIds, [temporaryId]: id },
});
