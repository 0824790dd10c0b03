import { hasContent } from './publishPlan.ts';
import type { PublishAttempt } from './publishAttempt.ts';
import { stepOf } from '../changes/changeType.ts';

/** How many changes of a stopped publish are where. */
export type StoppedPublish = {
  /** Customers see them: a service without publish sessions makes each step live by itself. */
  readonly live: number;
  /** At the service, waiting to go live with the rest. */
  readonly sent: number;
  /** Only here. */
  readonly kept: number;
};

/** What became of a stopped attempt's changes, as far as answers came back; what is skipped goes nowhere. */
export function stoppedPublish({ revision, changes: all, done, skipped = [] }: PublishAttempt): StoppedPublish {
  const changes = all.filter(({ type }) => !skipped.includes(stepOf(type)));
  const through = changes.filter(({ type, value }) => hasContent(value) && done.includes(stepOf(type))).length;
  const kept = changes.length - through;
  return revision === undefined ? { live: through, sent: 0, kept } : { live: 0, sent: through, kept };
}

/** The number in a revision's entity tag, `"r18"`; `undefined` where it has none. */
export function revisionNumber(revision: string | undefined): number | undefined {
  const digits = revision === undefined ? undefined : /^(?:W\/)?"?r?(\d+)"?$/.exec(revision)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
