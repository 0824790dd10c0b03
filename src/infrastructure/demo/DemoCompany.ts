import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { PublishSummary } from '../../application/publishing/PublishGateway.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { MerchantDefaults } from '../../domain/company/merchantDefaults.ts';
import { type ConfigurationParts, tooLarge } from '../../domain/publishing/configurationParts.ts';
import { decideWithHistory } from '../../domain/publishing/decideWithHistory.ts';
import { validatedWrite } from '../../domain/publishing/validatedWrite.ts';
import type { NewPublish, Publish } from '../../domain/publishing/publish.ts';
import {
  completed,
  decideCompletion,
  decideDirectWrite,
  decideDraftWrite,
  decideGivingUp,
  decideOpening,
  type CompanyFacts,
  type Made,
  type Precondition,
  type Announcement,
} from '../../domain/publishing/publishProtocol.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { withEarlier, type Fresh, type Write } from '../../domain/shared/write.ts';
import type { SampleMerchant, SamplePublish } from '../../../sample/SampleData.ts';
import { DemoHistory, instant } from './DemoHistory.ts';
import type { DemoRefusal } from './portFailureOf.ts';

/** A company of the demo. Applies the same domain rules as the service, but stores everything in memory. */
export class DemoCompany {
  readonly #merchant: SampleMerchant;
  readonly #parts: ConfigurationParts;
  readonly #defaults: () => MerchantDefaults | undefined;
  readonly history: DemoHistory;
  #onboarded: boolean;
  #lastPublishedAt: string | undefined;

  /** @param defaults returns the owner's defaults for its merchants */
  constructor(merchant: SampleMerchant, parts: ConfigurationParts, defaults: () => MerchantDefaults | undefined) {
    this.#merchant = merchant;
    this.#parts = parts;
    this.#defaults = defaults;
    const { publishes = [], configuration } = merchant;
    const [first, ...later] = publishes.reduceRight<readonly MerchantConfigDocument[]>(
      ([next = configuration, ...rest], { before }) => [{ ...next, ...before }, next, ...rest],
      [configuration],
    );
    this.history = new DemoHistory(first ?? configuration);
    this.#onboarded = merchant.onboarded;
    this.#lastPublishedAt = merchant.lastPublishedAt;
    for (const [index, document] of later.entries()) this.#takePublish(publishes[index], document);
  }

  get merchant(): SampleMerchant {
    return {
      ...this.#merchant,
      configuration: this.history.current,
      onboarded: this.#onboarded,
      ...(this.#lastPublishedAt !== undefined && { lastPublishedAt: this.#lastPublishedAt }),
    };
  }

  markOnboarded(): void {
    this.#onboarded = true;
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
    this.history.publishes.set(publish.publishId, { publish, draft: this.history.current, changes });
    return ok(this.history.summaryOf(publish));
  }

  writeToDraft<Input, Answer>(
    publishId: string,
    userId: string,
    writeRequest: { write: Write<MerchantConfigDocument, Input, Answer>; input: Input; fresh: Fresh },
  ): Result<Answer, DemoRefusal> {
    const { input, fresh } = writeRequest;
    const write = validatedWrite(writeRequest.write, this.#parts, this.#defaults());
    const storedPublish = this.history.publishes.get(publishId);
    const decided = decideDraftWrite(storedPublish?.publish, { userId, now: fresh.now });
    if (!decided.ok) return decided;
    // The decision has already refused an unknown publish. This check is only for the compiler.
    if (!storedPublish) return err({ kind: 'not-found' });
    const made = this.#withHistory(
      () => write.wanted?.(storedPublish.draft, input),
      (earlier) => write.decide(storedPublish.draft, input, fresh, earlier),
    );
    if (!made.ok) return made;
    const refusal = tooLarge(storedPublish.draft, made.value.document);
    if (refusal) return err(refusal);
    const publish = { ...storedPublish.publish, ...decided.value };
    this.history.publishes.set(publishId, { ...storedPublish, publish, draft: made.value.document });
    return ok(made.value.answer);
  }

  writeAtOnce<Input, Answer>(
    who: NewPublish,
    writeRequest: { write: Write<MerchantConfigDocument, Input, Answer>; input: Input; fresh: Fresh },
    precondition: Precondition,
  ): Result<Answer, DemoRefusal> {
    const { now } = writeRequest.fresh;
    const write = validatedWrite(writeRequest.write, this.#parts, this.#defaults());
    const facts = { ...this.#facts(now), ...precondition, document: this.history.current };
    const decided = this.#withHistory(
      () => write.wanted?.(facts.document, writeRequest.input),
      (earlier) => decideDirectWrite(facts, { ...writeRequest, write: withEarlier(write, earlier) }, who, this.#parts),
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
    const storedPublish = this.history.publishes.get(publishId);
    const decided = decideCompletion(storedPublish?.publish, { userId, currentRevision: this.history.revision });
    if (!decided.ok) return decided;
    if (!storedPublish || decided.value.isRepeated) return ok(this.history.summaryOf(decided.value.publish));
    const announced = storedPublish.changes;
    const made = completed(
      storedPublish.draft,
      this.history.current,
      { announced, outcomes: outcomesOf(announced) },
      this.#parts,
    );
    return made.ok ? ok(this.history.summaryOf(this.#makeCurrent(storedPublish.publish, made.value, now))) : made;
  }

  giveUp(publishId: string, userId: string, now: number): Result<void, DemoRefusal> {
    const decided = decideGivingUp(this.history.publishes.get(publishId)?.publish, { userId });
    if (!decided.ok) return decided;
    if (!decided.value.isRepeated) this.#end(decided.value.publish, now);
    return ok(undefined);
  }

  #facts(now: number): CompanyFacts {
    const open = [...this.history.publishes.values()].find(({ publish }) => publish.state === 'open');
    return { currentRevision: this.history.revision, open: open?.publish, now };
  }

  /** Passes the complete history to a decision. The real service reads only the relevant revisions. */
  #withHistory<Answer extends Result<unknown, { readonly kind: string }>>(
    neededDocument: () => MerchantConfigDocument | undefined,
    decide: (earlier: readonly MerchantConfigDocument[]) => Answer,
  ): Answer {
    const deciding = decideWithHistory(neededDocument, decide);
    let step = deciding.next();
    while (!step.done) step = deciding.next(this.history.revisions);
    return step.value;
  }

  #takePublish(publish: SamplePublish | undefined, document: MerchantConfigDocument): void {
    if (!publish) return;
    const { at, actor, onBehalfOf, note } = publish;
    const openedAt = Date.parse(at);
    const baseRevision = this.history.revision;
    const publishId = `${document.companyId.toLowerCase()}-publish-${baseRevision}`;
    const times = { openedAt, leaseExpiresAt: openedAt };
    const opened = {
      publishId,
      actor,
      onBehalfOf,
      note,
      state: 'open',
      baseRevision,
      changeCount: 0,
      ...times,
    } as const;
    const changes = this.#parts.difference(this.history.current, document);
    this.#makeCurrent(opened, { document, changes }, openedAt);
  }

  #end(publish: Publish, now: number): void {
    const storedPublish = this.history.publishes.get(publish.publishId);
    if (!storedPublish) return;
    const ended = { ...publish, state: 'given-up', completedAt: now } as const;
    this.history.publishes.set(publish.publishId, { ...storedPublish, publish: ended });
  }

  #makeCurrent(publish: Publish, made: Made<MerchantConfigDocument>, now: number): Publish {
    this.#lastPublishedAt = instant(now);
    return this.history.makeCurrent(publish, made, now);
  }
}
