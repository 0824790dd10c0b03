import type { ChangeRegistry } from '../changes/changeRegistry.ts';
import type { PendingChange, PendingChanges } from '../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { changesAfterPublish } from './changesAfterPublish.ts';
import { withCreatedIds, type CreatedIds } from './createdIds.ts';

/** How a company stands once a snapshot of changes went live. */
export type AfterPublish = {
  readonly configuration: CompanyConfiguration;
  /** What was edited meanwhile, rebased on what is published now. */
  readonly pending: readonly PendingChange[];
};

/**
 * The configuration as it is live now and what is still pending, both in the service's own ids; `masksSecrets` where the
 * service does not answer the secrets of accounts, so that the page holds none either once they are published.
 */
export function rebaseAfterPublish(
  registry: ChangeRegistry,
  base: CompanyConfiguration,
  snapshot: readonly PendingChange[],
  present: PendingChanges,
  createdIds: CreatedIds,
  masksSecrets: boolean,
): AfterPublish {
  const sent = withCreatedIds(snapshot, createdIds);
  const made = registry.apply(base, sent);
  const configuration = masksSecrets ? registry.masked(made) : made;
  const edited = new Map(withCreatedIds([...present.values()], createdIds).map((change) => [change.key, change]));
  const pending = changesAfterPublish(edited, sent, {
    readPublished: (change) => registry.read(configuration, change),
    valueToUndo: (change) => registry.valueToUndo(change),
  });
  return { configuration, pending };
}
