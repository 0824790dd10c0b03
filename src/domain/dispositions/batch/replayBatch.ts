import { decideDisposition, type Disposition } from '../decideDisposition.ts';
import type { Dispositions } from '../disposition.ts';
import type { BatchItem } from './readBatch.ts';

/** Decision for an item: an action, or the reason why no action was found. */
export type BatchOutcome = { readonly actionId: string } | 'no-rule' | 'unanswered';

export type BatchCount = {
  readonly outcome: BatchOutcome;
  readonly published: number;
  readonly pending: number;
};

export type BatchDifference = {
  readonly item: BatchItem;
  readonly published: BatchOutcome;
  readonly pending: BatchOutcome;
};

export type Replay = {
  /** Number of items by action, in the order of the actions. Counts of items without a decision are last. */
  readonly counts: readonly BatchCount[];
  readonly differences: readonly BatchDifference[];
};

const outcomeOf = (decided: Disposition): BatchOutcome =>
  decided.kind === 'decided' ? { actionId: decided.actionId } : decided.kind;
const keyOf = (outcome: BatchOutcome): string => (typeof outcome === 'string' ? outcome : `action ${outcome.actionId}`);

function countsOf(outcomes: readonly BatchOutcome[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const key of outcomes.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

export function replayBatch(items: readonly BatchItem[], published: Dispositions, pending: Dispositions): Replay {
  const replayed = items.map((item): BatchDifference => ({
    item,
    published: outcomeOf(decideDisposition(published, item)),
    pending: outcomeOf(decideDisposition(pending, item)),
  }));
  const publishedCounts = countsOf(replayed.map((each) => each.published));
  const pendingCounts = countsOf(replayed.map((each) => each.pending));
  const actionIds = new Set([...pending.actions, ...published.actions].map(({ id }) => id));
  const outcomes: readonly BatchOutcome[] = [
    ...[...actionIds].map((actionId) => ({ actionId })),
    'unanswered',
    'no-rule',
  ];
  const counts = outcomes.map((outcome) => ({
    outcome,
    published: publishedCounts.get(keyOf(outcome)) ?? 0,
    pending: pendingCounts.get(keyOf(outcome)) ?? 0,
  }));
  return {
    counts: counts.filter((each) => each.published + each.pending > 0),
    differences: replayed.filter((each) => keyOf(each.published) !== keyOf(each.pending)),
  };
}
