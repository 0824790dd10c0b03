import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { restoreEdits } from '../../domain/history/restoreEdits.ts';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { PublishingStore } from '../publishing/PublishingStore.ts';

export type Restored = {
  readonly count: number;
  /** Number of pending edits that the restore replaced. One undo restores them. */
  readonly replacedCount: number;
};

export async function restoreParts(
  company: CompanyStore,
  changes: PendingChangesStore,
  subjects: ChangeSubjects,
  earlier: CompanyConfiguration,
  keys?: ReadonlySet<string>,
): Promise<Restored> {
  await subjects.loadAll();
  const { configuration } = company;
  if (!configuration) return { count: 0, replacedCount: 0 };
  const before = changes.present;
  const edits = restoreEdits(subjects.registry, configuration, earlier, before, keys);
  changes.edit(edits);
  const changedKeys = new Set(edits.map(({ key }) => key));
  const after = changes.present;
  const replacedCount = [...before.values()].filter((change) => {
    const now = after.get(change.key);
    return changedKeys.has(change.key) && !deepEqual(now?.value, change.value);
  });
  return { count: [...changedKeys].filter((key) => after.has(key)).length, replacedCount: replacedCount.length };
}

/** Undoes the last publish: completely if nothing was edited or published since, otherwise only its changed keys. */
export async function undoPublish(
  publishing: PublishingStore,
  company: CompanyStore,
  changes: PendingChangesStore,
  restore: { execute(earlier: CompanyConfiguration, keys?: ReadonlySet<string>): Promise<Restored> },
): Promise<Restored> {
  const { receipt } = publishing;
  if (!receipt) return { count: 0, replacedCount: 0 };
  const isLatest = receipt.revision === undefined || receipt.revision === company.published?.revision;
  const isUnchangedSince = isLatest && changes.count === 0;
  return restore.execute(receipt.previous, isUnchangedSince ? undefined : receipt.keys);
}
