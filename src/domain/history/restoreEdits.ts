import { applyStep, stepForEdits } from '../changes/changeStep.ts';
import type { ChangeRegistry } from '../changes/changeRegistry.ts';
import type { PendingChange, PendingChanges } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';

/** The edits that bring an earlier revision back, or the parts of it with `keys`: one step, so that one undo takes it back. */
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
  // What is published as it was needs no change, and a pending one would lead away from it.
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
