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
  const pendingConfiguration = registry.apply(configuration, changes);
  // Apply the other changes too, because a change may depend on them, e.g. an order that contains a new reason.
  const isMade = (change: PendingChange): boolean =>
    deepEqual(
      pendingConfiguration,
      registry.apply(
        configuration,
        changes.filter((other) => other !== change),
      ),
    );
  const valueOf = (change: PendingChange): unknown => registry.read(configuration, change);
  return rebaseChanges(
    changes.filter((change) => !isEmptyRemoval(registry, change, valueOf(change))),
    valueOf,
    isMade,
  );
}

/** True if the change removes an entry that does not exist, even if the entry was also absent originally. */
function isEmptyRemoval(registry: ChangeRegistry, change: PendingChange, currentValue: unknown): boolean {
  const removal = registry.valueToUndo({ ...change, originalValue: undefined });
  return currentValue === undefined && removal !== undefined && deepEqual(change.value, removal);
}

export function dropPublished(
  registry: ChangeRegistry,
  configuration: CompanyConfiguration,
  changes: readonly PendingChange[],
): readonly PendingChange[] {
  const rebased = rebaseOnto(registry, configuration, changes);
  return [...rebased.changes, ...rebased.conflicts.map(({ mine }) => mine)];
}
