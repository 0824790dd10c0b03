import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import type { ConfigurationParts } from '../../../src/domain/publishing/configurationParts.ts';
import { type Publish, revisionTagOf } from '../../../src/domain/publishing/publish.ts';
import type { Reverts } from '../../../src/domain/publishing/reverts.ts';
import { instantOf } from '../shared/instantOf.ts';

/** A publish in the format of the response: ISO 8601 instants, and revisions as entity tags. */
export type PublishSummary = {
  readonly publishId: string;
  readonly state: Publish['state'];
  readonly openedAt: string;
  readonly completedAt?: string | undefined;
  readonly actor: { readonly userId: string; readonly name: string };
  readonly onBehalfOf?: string | undefined;
  readonly baseRevision: string;
  readonly revision?: string | undefined;
  readonly changeCount: number;
  readonly note?: string | undefined;
  readonly reverts?: RevertsSummary | undefined;
};

export type RevertsSummary = Pick<Reverts, 'kind'> & {
  readonly revision: string;
  readonly publishId?: string | undefined;
  readonly completedAt?: string | undefined;
  readonly actor?: PublishSummary['actor'] | undefined;
  readonly changeCount?: number | undefined;
  readonly named?: readonly PendingChange[] | undefined;
};

/** A publish with the subset of its changes that a list shows. */
export type ListedPublish = { readonly publish: Publish; readonly named: readonly PendingChange[] };

function revertsSummaryOf(
  { kind, revision }: Reverts,
  made: ListedPublish | undefined,
  parts: Pick<ConfigurationParts, 'recorded'>,
): RevertsSummary {
  const tag = { kind, revision: revisionTagOf(revision) };
  if (!made) return tag;
  const { publishId, completedAt, actor, changeCount } = made.publish;
  const named = made.named.map((change) => parts.recorded(change));
  return { ...tag, publishId, completedAt: instantOf(completedAt), actor, changeCount, named };
}

export function fullSummaryOf(
  publish: Publish,
  made: readonly ListedPublish[],
  parts: Pick<ConfigurationParts, 'recorded'>,
): PublishSummary {
  const { reverts } = publish;
  const reverted = made.find((each) => each.publish.revision === reverts?.revision);
  return { ...publishSummaryOf(publish), reverts: reverts && revertsSummaryOf(reverts, reverted, parts) };
}

export const publishSummaryOf = (publish: Publish): PublishSummary => ({
  publishId: publish.publishId,
  state: publish.state,
  openedAt: instantOf(publish.openedAt),
  completedAt: instantOf(publish.completedAt),
  actor: publish.actor,
  onBehalfOf: publish.onBehalfOf,
  baseRevision: revisionTagOf(publish.baseRevision),
  revision: publish.revision === undefined ? undefined : revisionTagOf(publish.revision),
  changeCount: publish.changeCount,
  note: publish.note,
});
