import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { PendingChange } from './pendingChange.ts';
import { keepMine, type ChangeConflict } from './rebaseChanges.ts';
import { standOn } from './standOn.ts';

/**
 * What stays pending on someone else's configuration once the conflicts that were shown are decided: keys named in
 * `mine` replace what was published, the others shown are dropped. Edits made since stay, conflicting ones too.
 */
export function settleConflict(
  theirs: CompanyConfiguration,
  changes: readonly PendingChange[],
  shown: readonly ChangeConflict[],
  mine: ReadonlySet<string>,
): readonly PendingChange[] {
  const asked = new Set(shown.map((each) => each.mine.key));
  const standing = standOn(theirs, changes);
  const kept = standing.conflicts.flatMap((each) => {
    if (!asked.has(each.mine.key)) return [each.mine];
    return mine.has(each.mine.key) ? [keepMine(each)] : [];
  });
  return [...standing.changes, ...kept];
}
