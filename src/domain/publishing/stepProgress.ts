import { planPublish } from './publishPlan.ts';
import type { PublishAttempt } from './publishAttempt.ts';
import type { PublishStep } from '../changes/changeType.ts';

export type StepState = 'waiting' | 'running' | 'done' | 'skipped' | 'failed';

/** How one step of a publish stands, as the publish panel lists it. */
export type StepProgress = {
  readonly step: PublishStep;
  readonly state: StepState;
  readonly changeCount: number;
  /** Milliseconds since 1970, while it runs and after. */
  readonly startedAt?: number | undefined;
  readonly elapsed?: number | undefined;
};

/** The steps an attempt has something to send in, before it goes on. */
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

/** The list with one step in another state; `now` in milliseconds since 1970. */
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
