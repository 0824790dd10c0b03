import type { PendingChange } from '../../changes/pendingChange.ts';
import type { PublishAttempt } from './publishAttempt.ts';
import { planPublish, type PlannedStep } from './publishPlan.ts';
import type { PublishStep } from '../../changes/changeType.ts';

export type ResumePlan = {
  readonly done: readonly PlannedStep[];
  readonly left: readonly PlannedStep[];
  /** Changes that are not published yet: those of the remaining steps, and those without content. */
  readonly pending: readonly PendingChange[];
};

export function resumePlan({ changes, done }: Pick<PublishAttempt, 'changes' | 'done'>): ResumePlan {
  const isDone = ({ step }: { readonly step: PublishStep }): boolean => done.includes(step);
  const plan = planPublish(changes);
  const completedSteps = plan.filter(isDone);
  const sent = new Set(completedSteps.flatMap((planned) => planned.changes));
  return {
    done: completedSteps,
    left: plan.filter((planned) => !isDone(planned)),
    pending: changes.filter((change) => !sent.has(change)),
  };
}
