import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { ChangeRegistry } from './changeRegistry.ts';
import type { PendingChange } from './pendingChange.ts';
import { keepMine, type ChangeConflict } from './rebaseChanges.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { rebaseOnto } from './rebaseOnto.ts';

/**
 * What stays pending on someone else's configuration once the conflicts that were shown are decided: keys named in
 * `mine` replace what was published, the others shown are dropped. Edits made since stay, conflicting ones too; and so
 * does a key they have published once more since it was shown: nobody has decided over that yet.
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
