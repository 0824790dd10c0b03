import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import type { ChangeRegistry } from './changeRegistry.ts';
import type { PendingChange } from './pendingChange.ts';
import { rebaseChanges, type Rebased } from './rebaseChanges.ts';

/** Pending changes rebased onto a configuration: what carries over, what is there already, what needs a decision. */
export function rebaseOnto(
  registry: ChangeRegistry,
  configuration: CompanyConfiguration,
  changes: readonly PendingChange[],
): Rebased {
  const made = registry.apply(configuration, changes);
  // Beside the others, not alone: an order that names a reason still to be added does nothing by itself.
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

/** A removal of what is not there, even where it was not there when it was made: somebody had it in between. */
function isEmptyRemoval(registry: ChangeRegistry, change: PendingChange, there: unknown): boolean {
  const removal = registry.valueToUndo({ ...change, originalValue: undefined });
  return there === undefined && removal !== undefined && deepEqual(change.value, removal);
}
