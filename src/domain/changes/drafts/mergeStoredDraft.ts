import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { recordStep, type ChangeHistory, MAX_UNDO_STEPS } from '../changeHistory.ts';
import type { ChangeRegistry } from '../changeRegistry.ts';
import type { ChangeStep } from '../changeStep.ts';
import { dropPublished } from '../conflicts/rebaseOnto.ts';
import { changesByKey, isPendingChange, type PendingChange, type PendingChanges } from '../pendingChange.ts';
import type { Draft, DraftChange, StoredContent } from './draft.ts';
import { mergeDraft, type DraftConflict } from './mergeDraft.ts';
import type { UnsentRow } from './unsentRows.ts';
import { upgradeChange } from '../upgradeChange.ts';
import { readHistory } from './draftHistory.ts';

export type TabContent = {
  readonly changes: PendingChanges;
  readonly history: ChangeHistory;
  readonly note: string;
  readonly conflicts: readonly DraftConflict[];
};

export type SyncedDraft = Pick<TabContent, 'changes' | 'history'> & {
  /** Changes of another release, sent back unchanged. */
  readonly others: readonly DraftChange[];
  /** Note of the draft. If it is unknown (`undefined`), the note restored from the tab's storage is used. */
  readonly note: string | undefined;
  readonly revision?: string;
};

/** Changes that the draft does not contain yet. `note` is present only if it may differ from the note of the draft. */
export type Unsent = { readonly rows: readonly UnsentRow[]; readonly note?: string | undefined };

type Sides = {
  readonly draft: Draft;
  readonly unsent: Unsent;
  readonly content: TabContent;
  readonly syncedHistory: ChangeHistory;
  /** Present if changes that are already published must be removed, e.g. after restoring stored changes. */
  readonly published: CompanyConfiguration | undefined;
};

export function mergeStoredDraft(
  registry: ChangeRegistry,
  { draft, unsent, content, syncedHistory, published }: Sides,
): { readonly synced: SyncedDraft; readonly content: TabContent } {
  const theirs = readDraftContent(registry, draft);
  const before = changesByKey(theirs.changes);
  const merged = mergeDraft(registry, theirs.changes, unsent.rows);
  const list = [...merged.changes.values()];
  const changes = published ? changesByKey(dropPublished(registry, published, list)) : merged.changes;
  // Restored changes of an earlier page load have no undo steps, so record them as one step.
  const hasActs = content.history.done.length + content.history.undone.length > 0;
  const history = hasActs
    ? mergeHistories(syncedHistory, content.history, theirs.history, merged.conflicts)
    : recordStep(theirs.history, stepBetween(before, merged.changes));
  const { note = '', revision } = draft;
  const conflicts = [...openConflicts(content.conflicts, changes, merged.conflicts), ...merged.conflicts];
  return {
    synced: { ...theirs, changes: before, note, revision },
    content: { changes, history, note: unsent.note ?? note, conflicts },
  };
}

/**
 * Conflicts that remain open, because the local value still differs from the other value. The other value may not be
 * visible anywhere else.
 */
function openConflicts(
  conflicts: readonly DraftConflict[],
  changes: PendingChanges,
  found: readonly DraftConflict[],
): readonly DraftConflict[] {
  const replaced = new Set(found.map(({ mine }) => mine.key));
  return conflicts.flatMap(({ mine, theirs }) => {
    const now = changes.get(mine.key);
    return now && !replaced.has(mine.key) && !deepEqual(now.value, theirs.value) ? [{ mine: now, theirs }] : [];
  });
}

export const stepBetween = (before: PendingChanges, after: PendingChanges): ChangeStep =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((key) =>
    deepEqual(before.get(key), after.get(key)) ? [] : [{ key, before: before.get(key), after: after.get(key) }],
  );

/**
 * Removes the steps in `others` from `steps`. Each step in `others` removes only one step, because equal steps can
 * occur.
 */
function without(steps: readonly ChangeStep[], others: readonly ChangeStep[]): readonly ChangeStep[] {
  const remainingSteps = [...others];
  return steps.filter((step) => {
    const found = remainingSteps.findIndex((other) => deepEqual(other, step));
    if (found >= 0) remainingSteps.splice(found, 1);
    return found < 0;
  });
}

/**
 * Merges two undo histories. Steps by other tabs or devices are first. A last step contains the conflicts; undoing it
 * restores the other values.
 */
export function mergeHistories(
  synced: ChangeHistory,
  mine: ChangeHistory,
  theirs: ChangeHistory,
  conflicts: readonly DraftConflict[],
): ChangeHistory {
  const decided: ChangeStep = conflicts.map(({ mine: after, theirs: before }) => ({ key: after.key, before, after }));
  const undoneInThisTab = without(mine.undone, synced.undone);
  const localDone = without(mine.done, synced.done);
  const remoteDone = without(theirs.done, synced.done);
  const done = [...without(theirs.done, undoneInThisTab), ...without(localDone, remoteDone)];
  return {
    done: [...done, ...(decided.length > 0 ? [decided] : [])].slice(-MAX_UNDO_STEPS),
    undone: localDone.length > 0 || undoneInThisTab.length > 0 ? mine.undone : theirs.undone,
  };
}

type ReadableDraft = Pick<SyncedDraft, 'others' | 'history'> & { readonly changes: readonly PendingChange[] };

/**
 * Parses a draft. The change subjects must be loaded. Drops steps of another release, because this release cannot undo
 * them.
 */
function readDraftContent(registry: ChangeRegistry, content: StoredContent): ReadableDraft {
  const { changes } = content;
  const history = readHistory(content);
  const isReadable = (change: DraftChange): change is PendingChange =>
    isPendingChange(change) && registry.isReadable(change);
  const isOurs = (change: DraftChange | undefined): change is PendingChange | undefined =>
    change === undefined || isReadable(change);
  const stepsOf = (steps: (typeof history)['done']): readonly ChangeStep[] =>
    steps.flatMap((step) => {
      const rebasedStep = step.flatMap(({ key, before, after }) =>
        isOurs(before) && isOurs(after)
          ? [{ key, before: before && upgradeChange(before), after: after && upgradeChange(after) }]
          : [],
      );
      return rebasedStep.length === step.length ? [rebasedStep] : [];
    });
  return {
    changes: changes.filter(isReadable).map(upgradeChange),
    others: changes.filter((change) => !isReadable(change)),
    history: { done: stepsOf(history.done), undone: stepsOf(history.undone) },
  };
}
