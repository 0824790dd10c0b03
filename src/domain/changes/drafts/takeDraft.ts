import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { recordStep, type ChangeHistory } from '../changeHistory.ts';
import type { ChangeRegistry } from '../changeRegistry.ts';
import { dropPublished } from '../dropPublished.ts';
import type { PendingChange } from '../pendingChange.ts';
import type { Draft } from './draft.ts';
import { mergeDraft, type DraftConflict } from './mergeDraft.ts';
import { mergeHistories } from './mergeHistories.ts';
import { readDraftContent, type ReadableDraft } from './readDraftContent.ts';
import { stepBetween } from './stepBetween.ts';
import type { UnsentRow } from './unsentRows.ts';

export type DraftSides = {
  readonly draft: Draft;
  /** What was changed here and is not in the draft. */
  readonly rows: readonly UnsentRow[];
  /** What can be undone and redone here. */
  readonly history: ChangeHistory;
  /** The history of the draft that was known here until now. */
  readonly syncedHistory: ChangeHistory;
  /** Given where what is published by now has not been taken out yet, as when changes are brought back. */
  readonly published?: CompanyConfiguration | undefined;
};

export type TakenDraft = {
  /** The draft as this release reads it: what the rows stand on from now on. */
  readonly theirs: ReadableDraft;
  /** What is pending from now on, and what can be undone of it. */
  readonly changes: readonly PendingChange[];
  readonly history: ChangeHistory;
  readonly conflicts: readonly DraftConflict[];
};

/** Puts what was not sent onto a draft. */
export function takeDraft(registry: ChangeRegistry, sides: DraftSides): TakenDraft {
  const { draft, rows, history, syncedHistory, published } = sides;
  const theirs = readDraftContent(registry, draft);
  const merged = mergeDraft(registry, theirs.changes, published ? unpublished(registry, rows, published) : rows);
  const changes = [...merged.changes.values()];
  const before = new Map(theirs.changes.map((change) => [change.key, change]));
  // Of an earlier visit only what was made is known, not by which acts.
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

/** What is live by now is nobody's edit any more: it must not stand against another. */
function unpublished(
  registry: ChangeRegistry,
  rows: readonly UnsentRow[],
  published: CompanyConfiguration,
): readonly UnsentRow[] {
  const changes = rows.flatMap(({ change }) => change ?? []);
  const left = new Set(dropPublished(registry, published, changes).map(({ key }) => key));
  return rows.map((row) => (left.has(row.key) ? row : { ...row, change: undefined }));
}
