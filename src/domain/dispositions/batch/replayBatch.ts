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

export function replayBatch(items: readonly BatchItem[], published: Dispositions, pending: Dispositions): Replay {
  const countsByVersion = { published: new Map<string, number>(), pending: new Map<string, number>() };
  const differences: BatchDifference[] = [];
  for (const item of items) {
    const [before, after] = [
      outcomeOf(decideDisposition(published, item)),
      outcomeOf(decideDisposition(pending, item)),
    ];
    for (const [side, outcome] of [
      [countsByVersion.published, before],
      [countsByVersion.pending, after],
    ] as const)
      side.set(keyOf(outcome), (side.get(keyOf(outcome)) ?? 0) + 1);
    if (keyOf(before) !== keyOf(after)) differences.push({ item, published: before, pending: after });
  }
  const actionIds = new Set([...pending.actions, ...published.actions].map(({ id }) => id));
  const outcomes: readonly BatchOutcome[] = [
    ...[...actionIds].map((actionId) => ({ actionId })),
    'unanswered',
    'no-rule',
  ];
  const counts = outcomes.map((outcome) => ({
    outcome,
    published: countsByVersion.published.get(keyOf(outcome)) ?? 0,
    pending: countsByVersion.pending.get(keyOf(outcome)) ?? 0,
  }));
  return { counts: counts.filter((each) => each.published + each.pending > 0), differences };
}
