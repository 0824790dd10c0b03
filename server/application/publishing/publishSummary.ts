import type { Publish } from '../../../src/domain/publishing/publish.ts';
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
};

export const publishSummaryOf = (publish: Publish): PublishSummary => ({
  publishId: publish.publishId,
  state: publish.state,
  openedAt: new Date(publish.openedAt).toISOString(),
  completedAt: publish.completedAt === undefined ? undefined : new Date(publish.completedAt).toISOString(),
  actor: publish.actor,
  onBehalfOf: publish.onBehalfOf,
  baseRevision: revisionTagOf(publish.baseRevision),
  revision: publish.revision === undefined ? undefined : revisionTagOf(publish.revision),
  changeCount: publish.changeCount,
});
