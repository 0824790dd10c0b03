import type { PendingChange } from '../changes/pendingChange.ts';
import type { PublishAttempt } from './publishAttempt.ts';
import { planPublish, type PlannedStep } from './publishPlan.ts';
import type { PublishStep } from '../changes/changeType.ts';

/** How an attempt to publish goes on after it stopped. */
export type ResumePlan = {
  /** Through, and never sent again. */
  readonly done: readonly PlannedStep[];
  /** Yet to be sent, in publish order; the first is where the attempt goes on. */
  readonly left: readonly PlannedStep[];
  /** Stay pending: what the steps left would send, and what no step sends for want of content. */
  readonly pending: readonly PendingChange[];
};

/** What is done of an attempt and what is left, by the steps it has written down as done. */
export function resumePlan({ changes, done }: Pick<PublishAttempt, 'changes' | 'done'>): ResumePlan {
  const isDone = ({ step }: { readonly step: PublishStep }): boolean => done.includes(step);
  const plan = planPublish(changes);
  const through = plan.filter(isDone);
  const sent = new Set(through.flatMap((planned) => planned.changes));
  return {
    done: through,
    left: plan.filter((planned) => !isDone(planned)),
    pending: changes.filter((change) => !sent.has(change)),
  };
}
