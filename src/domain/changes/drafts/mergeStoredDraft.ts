import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { recordStep, type ChangeHistory } from '../changeHistory.ts';
import type { ChangeRegistry } from '../changeRegistry.ts';
import { dropPublished } from '../conflicts/rebaseOnto.ts';
import type { PendingChange, PendingChanges } from '../pendingChange.ts';
import type { Draft } from './draft.ts';
import { mergeDraft, type DraftConflict } from './mergeDraft.ts';
import { mergeHistories } from './mergeHistories.ts';
import { readDraftContent, type ReadableDraft } from './readDraftContent.ts';
import type { UnsentRow } from './unsentRows.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import type { ChangeStep } from '../changeStep.ts';

export type DraftSides = {
  readonly draft: Draft;
  readonly rows: readonly UnsentRow[];
  readonly history: ChangeHistory;
  /** History of the last known draft. */
  readonly syncedHistory: ChangeHistory;
  /** Present if published changes must still be removed, e.g. when changes are restored. */
  readonly published?: CompanyConfiguration | undefined;
};

export type MergedDraft = {
  readonly theirs: ReadableDraft;
  readonly changes: readonly PendingChange[];
  readonly history: ChangeHistory;
  readonly conflicts: readonly DraftConflict[];
};

export function mergeStoredDraft(registry: ChangeRegistry, sides: DraftSides): MergedDraft {
  const { draft, rows, history, syncedHistory, published } = sides;
  const theirs = readDraftContent(registry, draft);
  const merged = mergeDraft(registry, theirs.changes, published ? unpublished(registry, rows, published) : rows);
  const changes = [...merged.changes.values()];
  const before = new Map(theirs.changes.map((change) => [change.key, change]));
  // For changes of an earlier page load, the actions are unknown.
  const hasActs = history.done.length + history.undone.length > 0;
  return {
    theirs,
    changes: published ? dropPublished(registry, published, changes) : changes,
    history: hasActs
      ? mergeHistories(syncedHistory, history, theirs.history, merged.conflicts)
      : recordStep(theirs.history, stepBetween(before, merged.changes)),
    conflicts: merged.conflicts,
  };
}

/** Drops changes that are already published, because they must not conflict with others. */
function unpublished(
  registry: ChangeRegistry,
  rows: readonly UnsentRow[],
  published: CompanyConfiguration,
): readonly UnsentRow[] {
  const changes = rows.flatMap(({ change }) => change ?? []);
  const left = new Set(dropPublished(registry, published, changes).map(({ key }) => key));
  return rows.map((row) => (left.has(row.key) ? row : { ...row, change: undefined }));
}

export const stepBetween = (before: PendingChanges, after: PendingChanges): ChangeStep =>
  [...new Set([...before.keys(), ...after.keys()])].flatMap((key) =>
    deepEqual(before.get(key), after.get(key)) ? [] : [{ key, before: before.get(key), after: after.get(key) }],
  );
