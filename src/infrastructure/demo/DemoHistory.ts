import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { PublishedNews } from '../../application/company/events/CompanyEvents.ts';
import type { PublishPerson, PublishRecord } from '../../application/history/HistoryGateway.ts';
import type { PublishSummary } from '../../application/publishing/PublishGateway.ts';
import { maskConfiguration } from '../../domain/carriers/account/accountSecrets.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import { namedChanges } from '../../domain/history/namedChanges.ts';
import { matchesFilter, type PublishFilter } from '../../domain/history/publishFilter.ts';
import { type Publish, revisionOf, revisionTagOf } from '../../domain/publishing/publish.ts';
import { publishedAs, type Made } from '../../domain/publishing/publishProtocol.ts';
import {
  type RevertedPublish,
  REVERTED_AMONG,
  REVERTED_WITHIN,
  revertsTo,
  takesBack,
  type Reverts,
} from '../../domain/publishing/reverts.ts';
import { deepEqual } from '../../domain/shared/deepEqual.ts';

/** A stored publish. `changes` contains the announced changes until completion, and then the published changes. */
type StoredPublish = {
  readonly publish: Publish;
  readonly draft: MerchantConfigDocument;
  readonly changes: readonly PendingChange[];
};

/** Maximum number of users in `people`, the same as on the service. */
const MAX_PEOPLE = 200;

export const instant = (time: number): string => new Date(time).toISOString();

type FullRecord = PublishRecord & { readonly changes: readonly PendingChange[] };

const briefOf = ({ publishId, actor, openedAt, completedAt, revision }: Publish) => ({
  publishId,
  actorName: actor.name,
  at: instant(completedAt ?? openedAt),
  revision: revision === undefined ? undefined : revisionTagOf(revision),
});

export class DemoHistory {
  readonly revisions: MerchantConfigDocument[];
  readonly publishes = new Map<string, StoredPublish>();
  readonly #first: MerchantConfigDocument;

  constructor(first: MerchantConfigDocument) {
    this.#first = first;
    this.revisions = [first];
  }

  /** Returns a revision with masked secrets. Defaults to the current revision. */
  read(tag = revisionTagOf(this.revision)): { document: MerchantConfigDocument; revision: string } | undefined {
    const document = this.revisions[(revisionOf(tag) ?? 0) - 1];
    return document && { document: maskConfiguration(document), revision: tag };
  }

  latest(): PublishSummary | undefined {
    const [newest] = this.#published();
    return newest && this.summaryOf(newest.publish);
  }

  records(filter: PublishFilter = {}): readonly FullRecord[] {
    return this.#published()
      .filter(({ publish, changes }) => matchesFilter(filter, publish, changes))
      .flatMap(({ publish, changes }) => {
        const { onBehalfOf, baseRevision, changeCount, note } = publish;
        const { revision, reverts, ...summary } = this.summaryOf(publish);
        if (revision === undefined) return [];
        const published = { revision, baseRevision: revisionTagOf(baseRevision), onBehalfOf, changeCount };
        return [{ ...summary, ...published, note, reverts, named: namedChanges(changes), changes }];
      });
  }

  /** Users who have published, each with their latest name. The user of the latest publish is first. */
  get people(): readonly PublishPerson[] {
    const actors = this.#published().map(({ publish }) => publish.actor);
    const isFirst = ({ userId }: PublishPerson, nth: number): boolean =>
      actors.findIndex((actor) => actor.userId === userId) === nth;
    return actors.filter(isFirst).slice(0, MAX_PEOPLE);
  }

  since(tag: string, userId: string): readonly PublishedNews[] {
    const stoodOn = revisionOf(tag) ?? this.revision;
    return this.#published()
      .toReversed()
      .flatMap(({ publish, changes }) => {
        const { publishId, actor, revision = 0, changeCount } = publish;
        if (revision <= stoodOn) return [];
        const changeNames = changes.map(({ type, key }) => ({ type, key }));
        const isOwn = actor.userId === userId;
        const tags = { publishId, revision: revisionTagOf(revision) };
        return [{ ...tags, actorName: actor.name, isOwn, changeCount, changes: changeNames }];
      });
  }

  get revision(): number {
    return this.revisions.length;
  }

  get current(): MerchantConfigDocument {
    return this.revisions.at(-1) ?? this.#first;
  }

  #published(): readonly StoredPublish[] {
    return [...this.publishes.values()].filter(({ publish }) => publish.state === 'published').toReversed();
  }

  summaryOf(publish: Publish): PublishSummary {
    return { ...briefOf(publish), reverts: publish.reverts && this.#reverted(publish.reverts) };
  }

  #reverted({ kind, revision }: Reverts): RevertedPublish {
    const publishedHere = this.#published().find(({ publish }) => publish.revision === revision);
    if (!publishedHere) return { kind, revision: revisionTagOf(revision) };
    const { publish, changes } = publishedHere;
    const { changeCount } = publish;
    return { ...briefOf(publish), kind, revision: revisionTagOf(revision), changeCount, named: namedChanges(changes) };
  }

  #revertedBy({ document, changes }: Made<MerchantConfigDocument>): Reverts | undefined {
    const same = this.revisions.findLastIndex((revision) => deepEqual(revision, document)) + 1;
    const exact = revertsTo(same || undefined, this.revision);
    if (exact) return exact;
    const alike = this.#published()
      .filter(({ publish }) => (publish.revision ?? 0) > this.revision - REVERTED_WITHIN)
      .filter(({ publish }) => publish.changeCount === changes.length)
      .slice(0, REVERTED_AMONG);
    const revision = alike.find((earlier) => takesBack(changes, earlier.changes))?.publish.revision;
    return revision === undefined ? undefined : { kind: 'undone', revision };
  }

  makeCurrent(publish: Publish, publishedHere: Made<MerchantConfigDocument>, now: number): Publish {
    const { document, changes } = publishedHere;
    const reverts = this.#revertedBy(publishedHere);
    const published = publishedAs(publish, { currentRevision: this.revision, now, changes, reverts });
    this.publishes.set(publish.publishId, { publish: published, draft: document, changes });
    this.revisions.push(document);
    return published;
  }
}
