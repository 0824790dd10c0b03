import { subjectOf, withChanges } from '../changes/changeSubjects.ts';
import { maskConfiguration } from '../carriers/account/maskConfiguration.ts';
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
  base: CompanyConfiguration,
  snapshot: readonly PendingChange[],
  present: PendingChanges,
  createdIds: CreatedIds,
  masksSecrets: boolean,
): AfterPublish {
  const sent = withCreatedIds(snapshot, createdIds);
  const made = withChanges(base, sent);
  const configuration = masksSecrets ? maskConfiguration(made) : made;
  const edited = new Map(withCreatedIds([...present.values()], createdIds).map((change) => [change.key, change]));
  const pending = changesAfterPublish(edited, sent, {
    readPublished: (change) => subjectOf(change)?.read(configuration, change),
    valueToUndo: (change) => subjectOf(change)?.valueToUndo(change),
  });
  return { configuration, pending };
}
