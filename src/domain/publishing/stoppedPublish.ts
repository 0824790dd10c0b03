import { hasContent } from './publishPlan.ts';
import type { PublishAttempt } from './publishAttempt.ts';
import { stepOf } from '../changes/changeType.ts';

export type StoppedPublish = {
  readonly live: number;
  readonly sent: number;
  readonly kept: number;
};

/** What became of a stopped attempt's changes, as far as answers came back; what is skipped goes nowhere. */
export function stoppedPublish({ revision, changes: all, done, skipped = [] }: PublishAttempt): StoppedPublish {
  const changes = all.filter(({ type }) => !skipped.includes(stepOf(type)));
  const through = changes.filter(({ type, value }) => hasContent(value) && done.includes(stepOf(type))).length;
  const kept = changes.length - through;
  return revision === undefined ? { live: through, sent: 0, kept } : { live: 0, sent: through, kept };
}

/** The number of a revision, as texts name it. It counts nothing: as a string no language groups its digits. */
export function revisionNumber(revision: string | undefined): string | undefined {
  return revision === undefined ? undefined : /^(?:W\/)?"?r?(\d+)"?$/.exec(revision)?.[1];
}
