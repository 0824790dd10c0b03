import type { ChangeRegistry } from '../changes/changeRegistry.ts';
import type { PendingChange, PendingChanges } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { changesAfterPublish } from './changesAfterPublish.ts';
import { withContent } from './publishPlan.ts';
import { withCreatedIds, type CreatedIds } from './createdIds.ts';

export type AfterPublish = {
  readonly configuration: CompanyConfiguration;
  readonly pending: readonly PendingChange[];
};

/** Uses the service's ids. Unsent changes stay pending [PC-6]. `masksSecrets`: the service returns no secrets. */
export function rebaseAfterPublish(
  registry: ChangeRegistry,
  base: CompanyConfiguration,
  snapshot: readonly PendingChange[],
  present: PendingChanges,
  createdIds: CreatedIds,
  masksSecrets: boolean,
): AfterPublish {
  const sent = withCreatedIds(withContent(snapshot), createdIds);
  const made = registry.apply(base, sent);
  const configuration = masksSecrets ? registry.masked(made) : made;
  const edited = new Map(withCreatedIds([...present.values()], createdIds).map((change) => [change.key, change]));
  const pending = changesAfterPublish(edited, sent, {
    readPublished: (change) => registry.read(configuration, change),
    valueToUndo: (change) => registry.valueToUndo(change),
  });
  return { configuration, pending };
}
