import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { ChangeRegistry } from './changeRegistry.ts';
import type { PendingChange } from './pendingChange.ts';
import { rebaseOnto } from './rebaseOnto.ts';

export function dropPublished(
  registry: ChangeRegistry,
  configuration: CompanyConfiguration,
  changes: readonly PendingChange[],
): readonly PendingChange[] {
  const standing = rebaseOnto(registry, configuration, changes);
  return [...standing.changes, ...standing.conflicts.map(({ mine }) => mine)];
}
