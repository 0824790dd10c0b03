import { hasContent } from '../../changes/removal.ts';
import type { PendingChange } from '../../changes/pendingChange.ts';
import { callOf, type PublishAttempt } from './publishAttempt.ts';
import { resumePlan } from './resumePlan.ts';
import { stepOf, type PublishStep } from '../../changes/changeType.ts';

export type StoppedPublish = {
  readonly live: number;
  readonly sent: number;
  readonly kept: number;
};

export type IsCommand = (change: PendingChange) => boolean;

type Stop = { readonly step?: PublishStep | undefined; readonly isUnsent?: true | undefined };

/** Step at which a publish stopped: the failed step, or the first unfinished step. */
export function stoppedAt(attempt: PublishAttempt, stop: Stop = {}): PublishStep | 'open' | 'complete' {
  if (stop.step) return stop.step;
  const isOpened = attempt.publishId !== undefined || attempt.revision === undefined;
  if (stop.isUnsent || !isOpened) return 'open';
  return resumePlan(attempt).left[0]?.step ?? 'complete';
}

export function takesEffectAt(
  { revision, changes }: PublishAttempt,
  at: PublishStep | 'open' | 'complete',
  isCommand: IsCommand,
): boolean {
  if (at === 'open' || at === 'complete') return at === 'complete';
  return revision === undefined || changes.some((change) => stepOf(change.type) === at && isCommand(change));
}

/** Counts live, sent and unsent changes by the responses received. Commands are live after their call. */
export function stoppedPublish(
  { revision, changes: all, done, skipped = [], answers = {} }: PublishAttempt,
  isCommand: IsCommand,
): StoppedPublish {
  const changes = all.filter(({ type }) => !skipped.includes(stepOf(type)));
  const completedChanges = changes.filter(({ type, value }) => hasContent(value) && done.includes(stepOf(type)));
  const unfinishedCommandSteps = new Set(
    changes.filter((change) => isCommand(change) && !completedChanges.includes(change)).map(({ type }) => stepOf(type)),
  );
  const answered = [...unfinishedCommandSteps].flatMap((step) =>
    Object.keys(answers).filter((call) => call.startsWith(callOf(step, ''))),
  );
  const live =
    (revision === undefined ? completedChanges : completedChanges.filter(isCommand)).length + answered.length;
  const sent = revision === undefined ? 0 : completedChanges.filter((change) => !isCommand(change)).length;
  return { live, sent, kept: changes.length - live - sent };
}

/** Number of a revision, as a string, because a number would be formatted with digit groups. */
export function revisionNumber(revision: string | undefined): string | undefined {
  return revision === undefined ? undefined : /^(?:W\/)?"?r?(\d+)"?$/.exec(revision)?.[1];
}
