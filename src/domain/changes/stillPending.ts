import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { PendingChange } from './pendingChange.ts';
import { standOn } from './standOn.ts';

/**
 * The changes that a newly read configuration leaves to publish: what it holds already goes. One whose ground someone
 * else moved keeps its old original, so that publishing shows the conflict.
 */
export function stillPending(
  configuration: CompanyConfiguration,
  changes: readonly PendingChange[],
): readonly PendingChange[] {
  const standing = standOn(configuration, changes);
  return [...standing.changes, ...standing.conflicts.map(({ mine }) => mine)];
}
