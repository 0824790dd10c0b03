import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { Ids } from '../../../src/application/shared/Ids.ts';
import type { ConfigurationParts } from '../../../src/domain/publishing/configurationParts.ts';
import { tooLarge } from '../../../src/domain/publishing/documentLimit.ts';
import { decideWithHistory } from '../../../src/domain/publishing/decideWithHistory.ts';
import { decideDirectWrite, decideDraftWrite } from '../../../src/domain/publishing/publishProtocol.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { beside, type Write } from '../../../src/domain/shared/write.ts';
import type { CompanyWrite } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { TenantUnit } from '../shared/UnitOfWork.ts';
import { endLapsed, type CompanyTransaction, type TransactionContext } from './CompanyTransaction.ts';
import { makeCurrent } from './makeCurrent.ts';

export type ConfigurationRequest = CompanyWrite & {
  /** The publish the write belongs to; without one the write is a publish of its own. */
  readonly publishId?: string | undefined;
  /** Entity tag of the revision that a write without a publish was made on. */
  readonly ifMatch?: string | undefined;
};

/** A write to a company's configuration. */
export type ConfigurationWrite<Input, Answer> = Write<MerchantConfigDocument, Input, Answer>;

/** The one way a call writes to a company's configuration: to the draft of its publish, or as a publish of its own. */
export class EditConfiguration {
  readonly #transaction: CompanyTransaction;
  readonly #ids: Ids;
  readonly #parts: ConfigurationParts;

  constructor(transaction: CompanyTransaction, ids: Ids, parts: ConfigurationParts) {
    this.#transaction = transaction;
    this.#ids = ids;
    this.#parts = parts;
  }

  /** `beforehand` is done for a write that is not refused, and undone where it is. */
  execute<Input, Answer>(
    { publishId, ifMatch, ...request }: ConfigurationRequest,
    write: ConfigurationWrite<Input, Answer>,
    input: Input,
    beforehand?: (unit: TenantUnit) => Promise<void>,
  ): Promise<Result<Answer, ServiceFailure>> {
    return this.#transaction.run(request, async (context) => {
      const decided = () =>
        publishId === undefined
          ? this.#publishAtOnce(context, ifMatch, write, input)
          : this.#writeToDraft(context, publishId, write, input);
      if (!beforehand) return decided();
      return context.unit.attempt(async () => {
        await beforehand(context.unit);
        return decided();
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
    const kept = decideDraftWrite(publish, { userId: acting.actor.userId, now });
    if (!kept.ok) return kept;
    const draft = await unit.publishes.readDraft(companyId, publishId);
    const fresh = { now, id: this.#ids.next() };
    const decided = await withHistory(context, write, (earlier) => write.decide(draft, input, fresh, earlier));
    if (!decided.ok) return decided;
    const { document, answer } = decided.value;
    const refusal = tooLarge(draft, document);
    if (refusal) return err(refusal);
    await unit.publishes.writeDraft(companyId, publishId, document, kept.value.leaseExpiresAt);
    const keys = this.#parts.difference(draft, document).map(({ key }) => key);
    await record(write.action, { publishId, keys });
    return ok(answer);
  }

  async #publishAtOnce<Input, Answer>(
    context: TransactionContext,
    ifMatch: string | undefined,
    write: ConfigurationWrite<Input, Answer>,
    input: Input,
  ): Promise<Result<Answer, ServiceFailure>> {
    const { unit, acting, company, now } = context;
    const { companyId, currentRevision } = company;
    const open = await unit.publishes.findOpen(companyId);
    const current = await unit.companies.readRevision(companyId, currentRevision);
    const fresh = { now, id: this.#ids.next() };
    const who = { publishId: this.#ids.next(), actor: acting.actor, onBehalfOf: acting.onBehalfOf };
    const announcesRevisions = ifMatch === undefined && (await unit.companies.announcesRevisions());
    const facts = { currentRevision, open, now, document: current, ifMatch, announcesRevisions };
    const decided = await withHistory(context, write, (earlier) =>
      decideDirectWrite(facts, { write: beside(write, earlier), input, fresh }, who, this.#parts),
    );
    if (!decided.ok) return decided;
    const { answer, made } = decided.value;
    if (!made) return ok(answer);
    const { publish, lapsed, document, changes } = made;
    if (lapsed) await endLapsed(context, lapsed);
    // It never is a draft: what it makes goes live with it.
    await unit.publishes.open(companyId, publish, current, changes);
    await makeCurrent(context, publish, { document, changes });
    return ok(answer);
  }
}

/** Decides with the company's earlier revisions at hand, each read only where it is needed. */
async function withHistory<Answer extends Result<unknown, { readonly kind: string }>>(
  { unit, company }: TransactionContext,
  write: { readonly bringsBack?: boolean | undefined },
  decide: (earlier: readonly MerchantConfigDocument[]) => Answer,
): Promise<Answer> {
  const deciding = decideWithHistory(write, company.currentRevision, decide);
  let step = deciding.next();
  while (!step.done) step = deciding.next(await unit.companies.findRevision(company.companyId, step.value));
  return step.value;
}
