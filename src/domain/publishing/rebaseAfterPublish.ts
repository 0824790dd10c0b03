import type { ChangeRegistry } from '../changes/changeRegistry.ts';
import { changesByKey, type PendingChange, type PendingChanges } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { withContent } from './process/publishPlan.ts';
import { withCreatedIds, type CreatedIds } from './createdIds.ts';
import { deepEqual } from '../shared/deepEqual.ts';

export type PublishedChange = {
  readPublished(change: PendingChange): unknown;
  valueToUndo(change: PendingChange): unknown;
};

/** Pending changes after a publish. A change that was discarded during the publish becomes a change that reverts it. */
export function changesAfterPublish(
  pendingChanges: PendingChanges,
  snapshot: readonly PendingChange[],
  { readPublished, valueToUndo }: PublishedChange,
): readonly PendingChange[] {
  const sent = changesByKey(snapshot);
  const edited = [...pendingChanges.values()].flatMap((change) => {
    const published = sent.get(change.key);
    if (!published) return [change];
    return deepEqual(published.value, change.value) ? [] : [{ ...change, originalValue: readPublished(change) }];
  });
  const revertedChanges = snapshot
    .filter((change) => !pendingChanges.has(change.key))
    .map((change) => ({ ...change, value: valueToUndo(change), originalValue: readPublished(change) }))
    .filter((change) => !deepEqual(change.value, change.originalValue));
  return [...edited, ...revertedChanges];
}

export type AfterPublish = {
  readonly configuration: CompanyConfiguration;
  readonly pending: readonly PendingChange[];
};

/** Published configuration, with the service's ids, and changes that are still pending [PC-6]. */
export function rebaseAfterPublish(
  registry: ChangeRegistry,
  base: CompanyConfiguration,
  snapshot: readonly PendingChange[],
  pendingChanges: PendingChanges,
  createdIds: CreatedIds,
  masksSecrets: boolean,
): AfterPublish {
  const sent = withCreatedIds(withContent(snapshot), createdIds);
  const publishedResult = registry.apply(base, sent);
  const configuration = masksSecrets ? registry.masked(publishedResult) : publishedResult;
  const edited = changesByKey(withCreatedIds([...pendingChanges.values()], createdIds));
  const pending = changesAfterPublish(edited, sent, {
    readPublished: (change) => registry.read(configuration, change),
    valueToUndo: (change) => registry.valueToUndo(change),
  });
  return { configuration, pending };
}
