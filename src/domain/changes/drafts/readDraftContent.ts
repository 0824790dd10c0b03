import type { ChangeHistory } from '../changeHistory.ts';
import type { ChangeRegistry } from '../changeRegistry.ts';
import type { ChangeStep } from '../changeStep.ts';
import { isPendingChange, type PendingChange } from '../pendingChange.ts';
import { upgradeChange } from '../upgradeChange.ts';
import type { DraftChange, StoredContent } from './draft.ts';
import { readHistory } from './draftHistory.ts';

export type ReadableDraft = {
  readonly changes: readonly PendingChange[];
  /** Changes of another release. Not shown, and sent back unchanged. */
  readonly others: readonly DraftChange[];
  readonly history: ChangeHistory;
};

/** The subjects of the changes must be loaded. Steps of another release cannot be undone here and are dropped. */
export function readDraftContent(registry: ChangeRegistry, content: StoredContent): ReadableDraft {
  const { changes } = content;
  const history = readHistory(content);
  const isReadable = (change: DraftChange): change is PendingChange =>
    isPendingChange(change) && registry.isReadable(change);
  const isOurs = (change: DraftChange | undefined): change is PendingChange | undefined =>
    change === undefined || isReadable(change);
  const stepsOf = (steps: (typeof history)['done']): readonly ChangeStep[] =>
    steps.flatMap((step) => {
      const read = step.flatMap(({ key, before, after }) =>
        isOurs(before) && isOurs(after)
          ? [{ key, before: before && upgradeChange(before), after: after && upgradeChange(after) }]
          : [],
      );
      return read.length === step.length ? [read] : [];
    });
  return {
    changes: changes.filter(isReadable).map(upgradeChange),
    others: changes.filter((change) => !isReadable(change)),
    history: { done: stepsOf(history.done), undone: stepsOf(history.undone) },
  };
}
