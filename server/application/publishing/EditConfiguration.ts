import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { Ids } from '../../../src/application/shared/Ids.ts';
import type { MerchantDefaults } from '../../../src/domain/company/merchantDefaults.ts';
import { type ConfigurationParts, tooLarge } from '../../../src/domain/publishing/configurationParts.ts';
import { decideWithHistory } from '../../../src/domain/publishing/decideWithHistory.ts';
import { validatedWrite } from '../../../src/domain/publishing/validatedWrite.ts';
import { decideDirectWrite, decideDraftWrite } from '../../../src/domain/publishing/publishProtocol.ts';
import { needsStepUp } from '../../../src/domain/configuration/needsStepUp.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { withEarlier, type Write } from '../../../src/domain/shared/write.ts';
import type { StepUp } from '../session/second-factor/StepUp.ts';
import type { CompanyWrite } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { TenantUnit } from '../shared/UnitOfWork.ts';
import { cancelExpired, type CompanyTransaction, type TransactionContext } from './CompanyTransaction.ts';
import { makeCurrent } from './makeCurrent.ts';

export type ConfigurationRequest = CompanyWrite & {
  /** ID of the publish that contains the write. If absent, the write is published at once. */
  readonly publishId?: string | undefined;
  /** Entity tag of the revision that the client edited. Used only without `publishId`. */
  readonly ifMatch?: string | undefined;
};

export type ConfigurationWrite<Input, Answer> = Write<MerchantConfigDocument, Input, Answer>;

export type DefaultsOf = (rootOrgId: string) => Promise<MerchantDefaults | undefined>;

type WriteToEvaluate<Input, Answer> = {
  readonly write: ConfigurationWrite<Input, Answer>;
  readonly document: MerchantConfigDocument;
  readonly input: Input;
};

/** Number of the first revision. It is always searched, because no publish created it. */
const FIRST_REVISION = 1;

/** Maximum number of revisions read from each end of the list of revisions that contained a refused value. */
const MAX_REVISIONS_WITH_VALUE = 6;

/** Maximum number of newest revisions read among those in which a publish replaced one of the keys. */
const MAX_REPLACED_REVISIONS = 3;

/**
 * Executes every write to a configuration. A write with `publishId` changes the draft of that publish. Any other write
 * is published at once.
 */
export class EditConfiguration {
  readonly #transaction: CompanyTransaction;
  readonly #ids: Ids;
  readonly #parts: ConfigurationParts;
  readonly #defaultsOf: DefaultsOf;
  readonly #stepUp: Pick<StepUp, 'check'>;

  constructor(
    transaction: CompanyTransaction,
    ids: Ids,
    parts: ConfigurationParts,
    defaultsOf: DefaultsOf,
    stepUp: Pick<StepUp, 'check'>,
  ) {
    this.#transaction = transaction;
    this.#ids = ids;
    this.#parts = parts;
    this.#defaultsOf = defaultsOf;
    this.#stepUp = stepUp;
  }

  /** @param beforehand runs before the write, in the same transaction; rolled back if the write is refused */
  async execute<Input, Answer>(
    { publishId, ifMatch, ...request }: ConfigurationRequest,
    unvalidatedWrite: ConfigurationWrite<Input, Answer>,
    input: Input,
    beforehand?: (unit: TenantUnit) => Promise<void>,
  ): Promise<Result<Answer, ServiceFailure>> {
    // Read the defaults before locking the company, because they belong to the owner's organisation.
    const write = validatedWrite(unvalidatedWrite, this.#parts, await this.#defaultsOf(request.principal.rootOrgId));
    // Check this before the transaction too, because transactions must not be nested.
    const confirmed = publishId === undefined ? await this.#stepUp.check(request.principal) : ok(undefined);
    return this.#transaction.run(request, async (context) => {
      const evaluate = () =>
        publishId === undefined
          ? this.#publishAtOnce({ ...context, confirmed }, ifMatch, write, input)
          : this.#writeToDraft(context, publishId, write, input);
      if (!beforehand) return evaluate();
      return context.unit.attempt(async () => {
        await beforehand(context.unit);
        return evaluate();
      });
    });
  }

  async #writeToDraft<Input, Answer>(
    context: TransactionContext,
    publishId: string,
    write: ConfigurationWrite<Input, Answer>,
    input: Input,
  ): Promise<Result<Answer, ServiceFailure>> {
    const { unit, acting, company, now, record } = context;
    const { companyId } = company;
    const publish = await unit.publishes.find(companyId, publishId);
    const decision = decideDraftWrite(publish, { userId: acting.actor.userId, now });
    if (!decision.ok) return decision;
    const draft = await unit.publishes.readDraft(companyId, publishId);
    const fresh = { now, id: this.#ids.next() };
    const outcome = await this.#withHistory(context, { write, document: draft, input }, (earlier) =>
      write.decide(draft, input, fresh, earlier),
    );
    if (!outcome.ok) return outcome;
    const { document, answer } = outcome.value;
    const refusal = tooLarge(draft, document);
    if (refusal) return err(refusal);
    await unit.publishes.writeDraft(companyId, publishId, document, decision.value.leaseExpiresAt);
    const keys = this.#parts.difference(draft, document).map(({ key }) => key);
    await record(write.action, { publishId, keys });
    return ok(answer);
  }

  async #publishAtOnce<Input, Answer>(
    { confirmed, ...context }: TransactionContext & { readonly confirmed: Result<void, ServiceFailure> },
    ifMatch: string | undefined,
    write: ConfigurationWrite<Input, Answer>,
    input: Input,
  ): Promise<Result<Answer, ServiceFailure>> {
    const { unit, acting, company, now } = context;
    const { companyId, currentRevision } = company;
    const openPublish = await unit.publishes.findOpen(companyId);
    const current = await unit.companies.readRevision(companyId, currentRevision);
    const fresh = { now, id: this.#ids.next() };
    const author = { publishId: this.#ids.next(), actor: acting.actor, onBehalfOf: acting.onBehalfOf };
    const announcesRevisions = ifMatch === undefined && (await unit.companies.announcesRevisions());
    const facts = { currentRevision, open: openPublish, now, document: current, ifMatch, announcesRevisions };
    const outcome = await this.#withHistory(context, { write, document: current, input }, (earlier) =>
      decideDirectWrite(facts, { write: withEarlier(write, earlier), input, fresh }, author, this.#parts),
    );
    if (!outcome.ok) return outcome;
    const { answer, made: created } = outcome.value;
    if (!created) return ok(answer);
    const { publish, lapsed: expired, document, changes } = created;
    if (!confirmed.ok && needsStepUp(changes)) return confirmed;
    if (expired) await cancelExpired(context, expired);
    await unit.publishes.open(companyId, publish, current, changes);
    await makeCurrent(context, publish, { document, changes });
    return ok(answer);
  }

  async #withHistory<Input, Answer, Decided extends Result<unknown, { readonly kind: string }>>(
    { unit, company: { companyId, currentRevision } }: TransactionContext,
    { write, document, input }: WriteToEvaluate<Input, Answer>,
    decide: (earlier: readonly MerchantConfigDocument[]) => Decided,
  ): Promise<Decided> {
    const deciding = decideWithHistory(() => write.wanted?.(document, input), decide);
    const step = deciding.next();
    if (step.done) return step.value;
    const changes = this.#parts.difference(document, step.value).map((change) => this.#parts.recorded(change));
    const holding = await unit.publishes.findRevisionsWithValues(companyId, changes, MAX_REVISIONS_WITH_VALUE);
    const keys = changes.map(({ key }) => key);
    const replaced = await unit.publishes.findReplaced(companyId, keys, MAX_REPLACED_REVISIONS);
    const newest = [currentRevision - 1, currentRevision];
    const revisions = new Set([...holding, ...replaced, FIRST_REVISION, ...newest].filter((each) => each > 0));
    const earlier: MerchantConfigDocument[] = [];
    for (const revision of revisions) {
      const found = await unit.companies.findRevision(companyId, revision);
      if (found) earlier.push(found);
    }
    const last = deciding.next(earlier);
    if (!last.done) throw new Error('the history is asked for once');
    return last.value;
  }
}
