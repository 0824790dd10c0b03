import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { PublishedNews } from '../../application/company/events/CompanyEvents.ts';
import type { PublishPerson, PublishRecord } from '../../application/history/HistoryGateway.ts';
import type { PublishSummary } from '../../application/publishing/PublishGateway.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import { maskConfiguration } from '../../domain/carriers/account/accountSecrets.ts';
import { isLeft, type PublishFilter } from '../../domain/history/publishFilter.ts';
import { namedChanges } from '../../domain/history/namedChanges.ts';
import type { MerchantDefaults } from '../../domain/company/merchantDefaults.ts';
import { type ConfigurationParts, tooLarge } from '../../domain/publishing/configurationParts.ts';
import { decideWithHistory } from '../../domain/publishing/decideWithHistory.ts';
import { judgedWrite } from '../../domain/publishing/judgedWrite.ts';
import { type NewPublish, type Publish, revisionOf, revisionTagOf } from '../../domain/publishing/publish.ts';
import {
  completed,
  decideCompletion,
  decideDirectWrite,
  decideDraftWrite,
  decideGivingUp,
  decideOpening,
  publishedAs,
  type CompanyFacts,
  type Made,
  type Precondition,
  type Announcement,
} from '../../domain/publishing/publishProtocol.ts';
import {
  type RevertedPublish,
  REVERTED_AMONG,
  REVERTED_WITHIN,
  revertsTo,
  takesBack,
  type Reverts,
} from '../../domain/publishing/reverts.ts';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { beside, type Fresh, type Write } from '../../domain/shared/write.ts';
import type { SampleMerchant, SamplePublish } from '../../../sample/SampleData.ts';
import type { DemoRefusal } from './portFailureOf.ts';

/** `changes`: as announced, then as published. */
type StoredPublish = {
  readonly publish: Publish;
  readonly draft: MerchantConfigDocument;
  readonly changes: readonly PendingChange[];
};

/** Same limit as the service. */
const MAX_PEOPLE = 200;

const instant = (time: number): string => new Date(time).toISOString();

export type FullRecord = PublishRecord & { readonly changes: readonly PendingChange[] };

const briefOf = ({ publishId, actor, openedAt, completedAt, revision }: Publish) => ({
  publishId,
  actorName: actor.name,
  at: instant(completedAt ?? openedAt),
  revision: revision === undefined ? undefined : revisionTagOf(revision),
});

/** One company of the demo. Uses the same rules as the service, but stores everything in memory. */
export class DemoCompany {
  readonly #merchant: SampleMerchant;
  readonly #parts: ConfigurationParts;
  readonly #defaults: () => MerchantDefaults | undefined;
  /** The first revision is at index 0. */
  readonly #revisions: MerchantConfigDocument[];
  readonly #publishes = new Map<string, StoredPublish>();
  #onboarded: boolean;
  #lastPublishedAt: string | undefined;

  /** @param defaults defaults of the owner for its merchants */
  constructor(merchant: SampleMerchant, parts: ConfigurationParts, defaults: () => MerchantDefaults | undefined) {
    this.#merchant = merchant;
    this.#parts = parts;
    this.#defaults = defaults;
    const { publishes = [], configuration } = merchant;
    const [first, ...later] = publishes.reduceRight<readonly MerchantConfigDocument[]>(
      ([next = configuration, ...rest], { before }) => [{ ...next, ...before }, next, ...rest],
      [configuration],
    );
    this.#revisions = [first ?? configuration];
    this.#onboarded = merchant.onboarded;
    this.#lastPublishedAt = merchant.lastPublishedAt;
    for (const [index, document] of later.entries()) this.#takePublish(publishes[index], document);
  }

  get merchant(): SampleMerchant {
    return {
      ...this.#merchant,
      configuration: this.#current,
      onboarded: this.#onboarded,
      ...(this.#lastPublishedAt === undefined ? {} : { lastPublishedAt: this.#lastPublishedAt }),
    };
  }

  markOnboarded(): void {
    this.#onboarded = true;
  }

  /** Masked revision. Defaults to the current one. */
  read(tag = revisionTagOf(this.revision)): { document: MerchantConfigDocument; revision: string } | undefined {
    const document = this.#revisions[(revisionOf(tag) ?? 0) - 1];
    return document && { document: maskConfiguration(document), revision: tag };
  }

  open(
    now: number,
    request: NewPublish & { readonly ifMatch: string; readonly changes: readonly PendingChange[] },
  ): Result<PublishSummary, DemoRefusal> {
    const decided = decideOpening(this.#facts(now), request);
    if (!decided.ok) return decided;
    const { publish, lapsed } = decided.value;
    if (lapsed) this.#end(lapsed, now);
    const changes = request.changes.map((change) => this.#parts.recorded(change));
    this.#publishes.set(publish.publishId, { publish, draft: this.#current, changes });
    return ok(this.#summaryOf(publish));
  }

  writeToDraft<Input, Answer>(
    publishId: string,
    userId: string,
    asked: { write: Write<MerchantConfigDocument, Input, Answer>; input: Input; fresh: Fresh },
  ): Result<Answer, DemoRefusal> {
    const { input, fresh } = asked;
    const write = judgedWrite(asked.write, this.#parts, this.#defaults());
    const kept = this.#publishes.get(publishId);
    const decided = decideDraftWrite(kept?.publish, { userId, now: fresh.now });
    if (!decided.ok) return decided;
    // Without a publish, the decision is a refusal.
    if (!kept) return err({ kind: 'not-found' });
    const made = this.#withHistory(
      () => write.wanted?.(kept.draft, input),
      (earlier) => write.decide(kept.draft, input, fresh, earlier),
    );
    if (!made.ok) return made;
    const refusal = tooLarge(kept.draft, made.value.document);
    if (refusal) return err(refusal);
    const publish = { ...kept.publish, ...decided.value };
    this.#publishes.set(publishId, { ...kept, publish, draft: made.value.document });
    return ok(made.value.answer);
  }

  /** Publishes a single write. */
  writeAtOnce<Input, Answer>(
    who: NewPublish,
    asked: { write: Write<MerchantConfigDocument, Input, Answer>; input: Input; fresh: Fresh },
    precondition: Precondition,
  ): Result<Answer, DemoRefusal> {
    const { now } = asked.fresh;
    const write = judgedWrite(asked.write, this.#parts, this.#defaults());
    const facts = { ...this.#facts(now), ...precondition, document: this.#current };
    const decided = this.#withHistory(
      () => write.wanted?.(facts.document, asked.input),
      (earlier) => decideDirectWrite(facts, { ...asked, write: beside(write, earlier) }, who, this.#parts),
    );
    if (!decided.ok) return decided;
    const { answer, made } = decided.value;
    if (!made) return ok(answer);
    const { publish, lapsed, document, changes } = made;
    if (lapsed) this.#end(lapsed, now);
    this.#makeCurrent(publish, { document, changes }, now);
    return ok(answer);
  }

  complete(
    publishId: string,
    userId: string,
    now: number,
    outcomesOf: (announced: readonly PendingChange[]) => Announcement['outcomes'],
  ): Result<PublishSummary, DemoRefusal> {
    const kept = this.#publishes.get(publishId);
    const decided = decideCompletion(kept?.publish, { userId, currentRevision: this.revision });
    if (!decided.ok) return decided;
    if (!kept || decided.value.isRepeated) return ok(this.#summaryOf(decided.value.publish));
    const announced = kept.changes;
    const made = completed(kept.draft, this.#current, { announced, outcomes: outcomesOf(announced) }, this.#parts);
    return made.ok ? ok(this.#summaryOf(this.#makeCurrent(kept.publish, made.value, now))) : made;
  }

  giveUp(publishId: string, userId: string, now: number): Result<void, DemoRefusal> {
    const decided = decideGivingUp(this.#publishes.get(publishId)?.publish, { userId });
    if (!decided.ok) return decided;
    if (!decided.value.isRepeated) this.#end(decided.value.publish, now);
    return ok(undefined);
  }

  latest(): PublishSummary | undefined {
    const [newest] = this.#published();
    return newest && this.#summaryOf(newest.publish);
  }

  /** Newest first. */
  records(filter: PublishFilter = {}): readonly FullRecord[] {
    return this.#published()
      .filter(({ publish, changes }) => isLeft(filter, publish, changes))
      .flatMap(({ publish, changes }) => {
        const { onBehalfOf, baseRevision, changeCount, note } = publish;
        const { revision, reverts, ...summary } = this.#summaryOf(publish);
        if (revision === undefined) return [];
        const base = revisionTagOf(baseRevision);
        const named = namedChanges(changes);
        return [{ ...summary, revision, baseRevision: base, onBehalfOf, changeCount, note, reverts, named, changes }];
      });
  }

  /** With their latest names. The user of the latest publish first. */
  get people(): readonly PublishPerson[] {
    const actors = this.#published().map(({ publish }) => publish.actor);
    const isFirst = ({ userId }: PublishPerson, nth: number): boolean =>
      actors.findIndex((actor) => actor.userId === userId) === nth;
    return actors.filter(isFirst).slice(0, MAX_PEOPLE);
  }

  /** Publishes after a revision, oldest first. */
  since(tag: string, userId: string): readonly PublishedNews[] {
    const stoodOn = revisionOf(tag) ?? this.revision;
    return this.#published()
      .toReversed()
      .flatMap(({ publish, changes }) => {
        const { publishId, actor, revision = 0, changeCount } = publish;
        if (revision <= stoodOn) return [];
        const named = changes.map(({ type, key }) => ({ type, key }));
        const isOwn = actor.userId === userId;
        const tags = { publishId, revision: revisionTagOf(revision) };
        return [{ ...tags, actorName: actor.name, isOwn, changeCount, changes: named }];
      });
  }

  get revision(): number {
    return this.#revisions.length;
  }

  get #current(): MerchantConfigDocument {
    return this.#revisions.at(-1) ?? this.#merchant.configuration;
  }

  #published(): readonly StoredPublish[] {
    return [...this.#publishes.values()].filter(({ publish }) => publish.state === 'published').toReversed();
  }

  #summaryOf(publish: Publish): PublishSummary {
    return { ...briefOf(publish), reverts: publish.reverts && this.#reverted(publish.reverts) };
  }

  #reverted({ kind, revision }: Reverts): RevertedPublish {
    const made = this.#published().find(({ publish }) => publish.revision === revision);
    if (!made) return { kind, revision: revisionTagOf(revision) };
    const { changeCount } = made.publish;
    return {
      ...briefOf(made.publish),
      kind,
      revision: revisionTagOf(revision),
      changeCount,
      named: namedChanges(made.changes),
    };
  }

  #revertedBy({ document, changes }: Made<MerchantConfigDocument>): Reverts | undefined {
    const same = this.#revisions.findLastIndex((revision) => deepEqual(revision, document)) + 1;
    const exact = revertsTo(same || undefined, this.revision);
    if (exact) return exact;
    const alike = this.#published()
      .filter(({ publish }) => (publish.revision ?? 0) > this.revision - REVERTED_WITHIN)
      .filter(({ publish }) => publish.changeCount === changes.length)
      .slice(0, REVERTED_AMONG);
    const revision = alike.find((earlier) => takesBack(changes, earlier.changes))?.publish.revision;
    return revision === undefined ? undefined : { kind: 'undone', revision };
  }

  #facts(now: number): CompanyFacts {
    const open = [...this.#publishes.values()].find(({ publish }) => publish.state === 'open');
    return { currentRevision: this.revision, open: open?.publish, now };
  }

  /** Passes the complete history; the service reads only relevant revisions. */
  #withHistory<Answer extends Result<unknown, { readonly kind: string }>>(
    wanted: () => MerchantConfigDocument | undefined,
    decide: (earlier: readonly MerchantConfigDocument[]) => Answer,
  ): Answer {
    const deciding = decideWithHistory(wanted, decide);
    let step = deciding.next();
    while (!step.done) step = deciding.next(this.#revisions);
    return step.value;
  }

  #takePublish(publish: SamplePublish | undefined, document: MerchantConfigDocument): void {
    if (!publish) return;
    const { at, actor, onBehalfOf, note } = publish;
    const openedAt = Date.parse(at);
    const publishId = `${document.companyId.toLowerCase()}-publish-${this.revision}`;
    const times = { openedAt, leaseExpiresAt: openedAt };
    const opened = {
      publishId,
      actor,
      onBehalfOf,
      note,
      state: 'open',
      baseRevision: this.revision,
      changeCount: 0,
    } as const;
    const changes = this.#parts.difference(this.#current, document);
    this.#makeCurrent({ ...opened, ...times }, { document, changes }, openedAt);
  }

  #end(publish: Publish, now: number): void {
    const kept = this.#publishes.get(publish.publishId);
    if (!kept) return;
    const ended = { ...publish, state: 'given-up', completedAt: now } as const;
    this.#publishes.set(publish.publishId, { ...kept, publish: ended });
  }

  #makeCurrent(publish: Publish, made: Made<MerchantConfigDocument>, now: number): Publish {
    const { document, changes } = made;
    const reverts = this.#revertedBy(made);
    const published = publishedAs(publish, { currentRevision: this.revision, now, changes, reverts });
    this.#publishes.set(publish.publishId, { publish: published, draft: document, changes });
    this.#revisions.push(document);
    this.#lastPublishedAt = instant(now);
    return published;
  }
}
