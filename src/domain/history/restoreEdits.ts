import { applyStep, stepForEdits } from '../changes/changeStep.ts';
import type { ChangeRegistry } from '../changes/changeRegistry.ts';
import type { PendingChange, PendingChanges } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';

/** Edits, as one undo step, that restore an earlier revision, or only its parts with the given `keys`. */
export function restoreEdits(
  registry: ChangeRegistry,
  published: CompanyConfiguration,
  earlier: CompanyConfiguration,
  pendingChanges: PendingChanges,
  keys?: ReadonlySet<string>,
): readonly PendingChange[] {
  const changesToEarlier = registry.difference(published, earlier);
  const changedKeys = new Set(changesToEarlier.map(({ key }) => key));
  const isChosen = ({ key }: PendingChange): boolean => keys?.has(key) ?? true;
  // Also discard pending changes of values that are equal in the published and the earlier revision.
  const discarded = [...pendingChanges.values()]
    .filter((change) => isChosen(change) && !changedKeys.has(change.key))
    .map((change) => ({ ...change, value: change.originalValue }));
  const edits = [...changesToEarlier.filter(isChosen), ...discarded];
  return keys ? edits : [...edits, ...remainingEdits(registry, published, earlier, pendingChanges, edits)];
}

function remainingEdits(
  registry: ChangeRegistry,
  published: CompanyConfiguration,
  earlier: CompanyConfiguration,
  pendingChanges: PendingChanges,
  edits: readonly PendingChange[],
): readonly PendingChange[] {
  const pending = applyStep(pendingChanges, stepForEdits(pendingChanges, edits));
  return registry.difference(registry.apply(published, pending.values()), earlier).map((change) => ({
    ...change,
    originalValue: registry.read(published, change),
  }));
}
