import type { ChangeRegistry } from '../changes/changeRegistry.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { deepEqual } from '../shared/deepEqual.ts';

export type RevisionDifference = {
  readonly changes: readonly PendingChange[];
  /** False if the revisions also differ in parts that no page of this release edits. */
  readonly isComplete: boolean;
};

/** Removes the revision and its time, because they always differ between revisions. */
const withoutTag = (configuration: CompanyConfiguration): CompanyConfiguration =>
  ({ ...configuration, revision: undefined, lastPublishedAt: undefined }) as CompanyConfiguration;

export function compareRevisions(
  registry: ChangeRegistry,
  from: CompanyConfiguration,
  to: CompanyConfiguration,
): RevisionDifference {
  const changes = registry.difference(from, to);
  return { changes, isComplete: deepEqual(withoutTag(registry.apply(from, changes)), withoutTag(to)) };
}
