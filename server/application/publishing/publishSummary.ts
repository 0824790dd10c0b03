import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import type { ConfigurationParts } from '../../../src/domain/publishing/configurationParts.ts';
import type { Publish } from '../../../src/domain/publishing/publish.ts';
import type { Reverts } from '../../../src/domain/publishing/reverts.ts';
import { revisionTagOf } from '../../../src/domain/publishing/revisionTag.ts';

/** A publish as clients see it: instants as ISO 8601 texts, revisions as entity tags. */
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

/** What a publish leads back to, with the publish that made it. */
export type RevertsSummary = Pick<Reverts, 'kind'> & {
  readonly revision: string;
  readonly publishId?: string | undefined;
  readonly completedAt?: string | undefined;
  readonly actor?: PublishSummary['actor'] | undefined;
  readonly changeCount?: number | undefined;
  readonly named?: readonly PendingChange[] | undefined;
};

/** A publish with its changes as far as they say what it did. */
export type ListedPublish = { readonly publish: Publish; readonly named: readonly PendingChange[] };

const instantOf = (time: number | undefined): string | undefined =>
  time === undefined ? undefined : new Date(time).toISOString();

/** `made` is the publish of the revision that is led back to. */
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

/** The same with what it leads back to, where `made` are the publishes of the revisions that are. */
export function fullSummaryOf(
  publish: Publish,
  made: readonly ListedPublish[],
  parts: Pick<ConfigurationParts, 'recorded'>,
): PublishSummary {
  const { reverts } = publish;
  const of = made.find((each) => each.publish.revision === reverts?.revision);
  return { ...publishSummaryOf(publish), reverts: reverts && revertsSummaryOf(reverts, of, parts) };
}

export const publishSummaryOf = (publish: Publish): PublishSummary => ({
  publishId: publish.publishId,
  state: publish.state,
  openedAt: new Date(publish.openedAt).toISOString(),
  completedAt: instantOf(publish.completedAt),
  actor: publish.actor,
  onBehalfOf: publish.onBehalfOf,
  baseRevision: revisionTagOf(publish.baseRevision),
  revision: publish.revision === undefined ? undefined : revisionTagOf(publish.revision),
  changeCount: publish.changeCount,
  note: publish.note,
});
