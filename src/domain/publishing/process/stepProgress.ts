import { planPublish } from './publishPlan.ts';
import type { PublishAttempt } from './publishAttempt.ts';
import type { PublishStep } from '../../changes/changeType.ts';

export type StepState = 'waiting' | 'running' | 'done' | 'skipped' | 'failed';

export type StepProgress = {
  readonly step: PublishStep;
  readonly state: StepState;
  readonly changeCount: number;
  /** Start of the step in milliseconds since 1970. */
  readonly startedAt?: number | undefined;
  readonly elapsed?: number | undefined;
};

export const progressOf = (attempt: PublishAttempt): readonly StepProgress[] =>
  planPublish(attempt.changes).map(({ step, changes }) => ({
    step,
    state: stateIn(attempt, step),
    changeCount: changes.length,
  }));

function stateIn({ done, skipped = [] }: PublishAttempt, step: PublishStep): StepState {
  if (skipped.includes(step)) return 'skipped';
  return done.includes(step) ? 'done' : 'waiting';
}

export const withStepState = (
  steps: readonly StepProgress[],
  step: PublishStep,
  state: StepState,
  now: number,
): readonly StepProgress[] =>
  steps.map((progress) => {
    if (progress.step !== step) return progress;
    if (state === 'running') return { ...progress, state, startedAt: now, elapsed: undefined };
    return { ...progress, state, elapsed: progress.startedAt === undefined ? undefined : now - progress.startedAt };
  });
