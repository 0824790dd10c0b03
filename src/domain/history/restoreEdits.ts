import { applyStep, stepForEdits } from '../changes/changeStep.ts';
import type { ChangeRegistry } from '../changes/changeRegistry.ts';
import type { PendingChange, PendingChanges } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';

/** Edits that restore an earlier revision, or its parts in `keys`. One step, so one undo reverts it. */
export function restoreEdits(
  registry: ChangeRegistry,
  published: CompanyConfiguration,
  earlier: CompanyConfiguration,
  present: PendingChanges,
  keys?: ReadonlySet<string>,
): readonly PendingChange[] {
  const wanted = registry.difference(published, earlier);
  const wantedKeys = new Set(wanted.map(({ key }) => key));
  const isChosen = ({ key }: PendingChange): boolean => keys?.has(key) ?? true;
  // Discard pending changes of values that are already as in the earlier revision.
  const givingWay = [...present.values()]
    .filter((change) => isChosen(change) && !wantedKeys.has(change.key))
    .map((change) => ({ ...change, value: change.originalValue }));
  const edits = [...wanted.filter(isChosen), ...givingWay];
  return keys ? edits : [...edits, ...leftOver(registry, published, earlier, present, edits)];
}

function leftOver(
  registry: ChangeRegistry,
  published: CompanyConfiguration,
  earlier: CompanyConfiguration,
  present: PendingChanges,
  edits: readonly PendingChange[],
): readonly PendingChange[] {
  const pending = applyStep(present, stepForEdits(present, edits));
  return registry.difference(registry.apply(published, pending.values()), earlier).map((change) => ({
    ...change,
    originalValue: registry.read(published, change),
  }));
}
