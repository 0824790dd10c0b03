import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import type { ChangeRegistry } from '../changeRegistry.ts';
import type { PendingChange } from '../pendingChange.ts';
import { keepMine, type ChangeConflict } from './rebaseChanges.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { rebaseOnto } from './rebaseOnto.ts';

/**
 * Keys in `mine` override the published value; other `shown` keys are dropped, unless they were published again since.
 * Other changes stay pending.
 */
export function settleConflict(
  registry: ChangeRegistry,
  theirs: CompanyConfiguration,
  changes: readonly PendingChange[],
  shown: readonly ChangeConflict[],
  mine: ReadonlySet<string>,
): readonly PendingChange[] {
  const asked = new Map(shown.map((each) => [each.mine.key, each]));
  const standing = rebaseOnto(registry, theirs, changes);
  const kept = standing.conflicts.flatMap((each) => {
    const seen = asked.get(each.mine.key);
    if (!seen || !deepEqual(seen.theirs, each.theirs)) return [each.mine];
    return mine.has(each.mine.key) ? [keepMine(each)] : [];
  });
  return [...standing.changes, ...kept];
}
