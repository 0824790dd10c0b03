import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import type { ChangeRegistry } from '../changeRegistry.ts';
import type { PendingChange } from '../pendingChange.ts';
import { rebaseChanges, type Rebased } from './rebaseChanges.ts';

export function rebaseOnto(
  registry: ChangeRegistry,
  configuration: CompanyConfiguration,
  changes: readonly PendingChange[],
): Rebased {
  const made = registry.apply(configuration, changes);
  // Compare with all others applied, because e.g. an order that contains an unadded reason has no effect alone.
  const isMade = (change: PendingChange): boolean =>
    deepEqual(
      made,
      registry.apply(
        configuration,
        changes.filter((other) => other !== change),
      ),
    );
  const read = (change: PendingChange): unknown => registry.read(configuration, change);
  return rebaseChanges(
    changes.filter((change) => !isEmptyRemoval(registry, change, read(change))),
    read,
    isMade,
  );
}

/** True if the entry is already absent, even if it was absent originally and existed in between. */
function isEmptyRemoval(registry: ChangeRegistry, change: PendingChange, there: unknown): boolean {
  const removal = registry.valueToUndo({ ...change, originalValue: undefined });
  return there === undefined && removal !== undefined && deepEqual(change.value, removal);
}

export function dropPublished(
  registry: ChangeRegistry,
  configuration: CompanyConfiguration,
  changes: readonly PendingChange[],
): readonly PendingChange[] {
  const standing = rebaseOnto(registry, configuration, changes);
  return [...standing.changes, ...standing.conflicts.map(({ mine }) => mine)];
}
