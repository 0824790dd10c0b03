import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { subjectOf, withChanges } from './changeSubjects.ts';
import type { PendingChange } from './pendingChange.ts';
import { rebaseChanges, type Rebased } from './rebaseChanges.ts';

/** How pending changes stand on a configuration: what carries over, what is there already, what needs a decision. */
export function standOn(configuration: CompanyConfiguration, changes: readonly PendingChange[]): Rebased {
  const made = withChanges(configuration, changes);
  // Beside the others, not alone: an order that names a reason still to be added does nothing by itself.
  const isMade = (change: PendingChange): boolean =>
    deepEqual(
      made,
      withChanges(
        configuration,
        changes.filter((other) => other !== change),
      ),
    );
  return rebaseChanges(changes, (change) => subjectOf(change)?.read(configuration, change), isMade);
}
