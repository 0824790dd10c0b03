import { hasContent } from '../changes/hasContent.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { callOf, type PublishAttempt } from './publishAttempt.ts';
import { resumePlan } from './resumePlan.ts';
import { stepOf, type PublishStep } from '../changes/changeType.ts';

export type StoppedPublish = {
  readonly live: number;
  readonly sent: number;
  readonly kept: number;
};

/** Whether a change is carried out by a call of its own, beside the configuration. */
export type IsCommand = (change: PendingChange) => boolean;

/** What is known of why an attempt stopped; nothing of one before a reload. */
type Stop = { readonly step?: PublishStep | undefined; readonly isUnsent?: true | undefined };

/** The step an attempt stopped at: the one that failed, else the first that is not done; before and behind all of them. */
export function stoppedAt(attempt: PublishAttempt, stop: Stop = {}): PublishStep | 'open' | 'complete' {
  if (stop.step) return stop.step;
  const isOpened = attempt.publishId !== undefined || attempt.revision === undefined;
  if (stop.isUnsent || !isOpened) return 'open';
  return resumePlan(attempt).left[0]?.step ?? 'complete';
}

/** Whether the step at which an attempt stopped makes something live by its own calls, not by the publish as a whole. */
export function takesEffectAt(
  { revision, changes }: PublishAttempt,
  at: PublishStep | 'open' | 'complete',
  isCommand: IsCommand,
): boolean {
  if (at === 'open' || at === 'complete') return at === 'complete';
  return revision === undefined || changes.some((change) => stepOf(change.type) === at && isCommand(change));
}

/**
 * What became of a stopped attempt's changes, as far as answers came back; what is skipped goes nowhere. A command, as a
 * merchant's onboarding, takes effect with its own call, whatever becomes of the rest.
 */
export function stoppedPublish(
  { revision, changes: all, done, skipped = [], answers = {} }: PublishAttempt,
  isCommand: IsCommand,
): StoppedPublish {
  const changes = all.filter(({ type }) => !skipped.includes(stepOf(type)));
  const through = changes.filter(({ type, value }) => hasContent(value) && done.includes(stepOf(type)));
  const underWay = new Set(
    changes.filter((change) => isCommand(change) && !through.includes(change)).map(({ type }) => stepOf(type)),
  );
  const answered = [...underWay].flatMap((step) =>
    Object.keys(answers).filter((call) => call.startsWith(callOf(step, ''))),
  );
  const live = (revision === undefined ? through : through.filter(isCommand)).length + answered.length;
  const sent = revision === undefined ? 0 : through.filter((change) => !isCommand(change)).length;
  return { live, sent, kept: changes.length - live - sent };
}

/** The number of a revision, as texts name it. It counts nothing: as a string no language groups its digits. */
export function revisionNumber(revision: string | undefined): string | undefined {
  return revision === undefined ? undefined : /^(?:W\/)?"?r?(\d+)"?$/.exec(revision)?.[1];
}
