import { hasContent } from '../changes/hasContent.ts';
import type { PublishAttempt } from './publishAttempt.ts';
import { resumePlan } from './resumePlan.ts';
import { stepOf, type PublishStep } from '../changes/changeType.ts';

export type StoppedPublish = {
  readonly live: number;
  readonly sent: number;
  readonly kept: number;
};

/** What is known of why an attempt stopped; nothing of one before a reload. */
type Stop = { readonly step?: PublishStep | undefined; readonly isUnsent?: true | undefined };

/** The step an attempt stopped at: the one that failed, else the first that is not done; before and behind all of them. */
export function stoppedAt(attempt: PublishAttempt, stop: Stop = {}): PublishStep | 'open' | 'complete' {
  if (stop.step) return stop.step;
  const isOpened = attempt.publishId !== undefined || attempt.revision === undefined;
  if (stop.isUnsent || !isOpened) return 'open';
  return resumePlan(attempt).left[0]?.step ?? 'complete';
}

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
