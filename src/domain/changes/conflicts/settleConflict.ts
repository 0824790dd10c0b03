import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import type { ChangeRegistry } from '../changeRegistry.ts';
import type { PendingChange } from '../pendingChange.ts';
import { keepMine, type ChangeConflict } from './rebaseChanges.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { rebaseOnto } from './rebaseOnto.ts';

/**
 * Applies the user's decisions. A change whose key is in `mine` overrides the published value. A change whose key is
 * only in `shown` is dropped, unless a newer value was published after the decision was shown. A change whose key is
 * in neither remains pending.
 */
export function settleConflict(
  registry: ChangeRegistry,
  theirs: CompanyConfiguration,
  changes: readonly PendingChange[],
  shown: readonly ChangeConflict[],
  mine: ReadonlySet<string>,
): readonly PendingChange[] {
  const decidedConflicts = new Map(shown.map((each) => [each.mine.key, each]));
  const rebased = rebaseOnto(registry, theirs, changes);
  const remainingConflicts = rebased.conflicts.flatMap((each) => {
    const decidedConflict = decidedConflicts.get(each.mine.key);
    if (!decidedConflict || !deepEqual(decidedConflict.theirs, each.theirs)) return [each.mine];
    return mine.has(each.mine.key) ? [keepMine(each)] : [];
  });
  return [...rebased.changes, ...remainingConflicts];
}
