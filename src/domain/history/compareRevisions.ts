import type { ChangeRegistry } from '../changes/changeRegistry.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { deepEqual } from '../shared/deepEqual.ts';

export type RevisionDifference = {
  readonly changes: readonly PendingChange[];
  /** False if they also differ in something that no page of this release edits. */
  readonly isComplete: boolean;
};

/** Without the revision and its time, in which two revisions always differ. */
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
