import type { ChangeRegistry } from '../changes/changeRegistry.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { deepEqual } from '../shared/deepEqual.ts';

/** What became of one revision in another. */
export type RevisionDifference = {
  readonly changes: readonly PendingChange[];
  /** False where the two differ in something no page of this release edits; the changes then do not tell all. */
  readonly isWhole: boolean;
};

/** A configuration says which revision it is; two of them differ in that anyway. */
const withoutTag = (configuration: CompanyConfiguration): CompanyConfiguration =>
  ({ ...configuration, revision: undefined }) as CompanyConfiguration;

/** The changes that lead from one revision to another, earlier or later. */
export function compareRevisions(
  registry: ChangeRegistry,
  from: CompanyConfiguration,
  to: CompanyConfiguration,
): RevisionDifference {
  const changes = registry.difference(from, to);
  return { changes, isWhole: deepEqual(withoutTag(registry.apply(from, changes)), withoutTag(to)) };
}
