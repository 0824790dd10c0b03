import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { Ids } from '../../../src/application/shared/Ids.ts';
import type { ConfigurationParts } from '../../../src/domain/publishing/configurationParts.ts';
import { decideDirectWrite, decideDraftWrite } from '../../../src/domain/publishing/publishProtocol.ts';
import { ok, type Result } from '../../../src/domain/shared/result.ts';
import type { Write } from '../../../src/domain/shared/write.ts';
import type { CompanyWrite } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { endLapsed, type CompanyTransaction, type TransactionContext } from './CompanyTransaction.ts';
import { makeCurrent } from './makeCurrent.ts';

export type ConfigurationRequest = CompanyWrite & {
  /** The publish the write belongs to; without one the write is a publish of its own. */
  readonly publishId?: string | undefined;
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

  execute<Input, Answer>(
    { publishId, ...request }: ConfigurationRequest,
    write: ConfigurationWrite<Input, Answer>,
    input: Input,
  ): Promise<Result<Answer, ServiceFailure>> {
    return this.#transaction.run(request, (context) =>
      publishId === undefined
        ? this.#publishAtOnce(context, write, input)
        : this.#writeToDraft(context, publishId, write, input),
    );
  }

  async #writeToDraft<Input, Answer>(
    { unit, acting, company: { companyId }, now, record }: TransactionContext,
    publishId: string,
    write: ConfigurationWrite<Input, Answer>,
    input: Input,
  ): Promise<Result<Answer, ServiceFailure>> {
    const publish = await unit.publishes.find(companyId, publishId);
    const kept = decideDraftWrite(publish, { userId: acting.actor.userId, now });
    if (!kept.ok) return kept;
    const draft = await unit.publishes.readDraft(companyId, publishId);
    const decided = write.decide(draft, input, { now, id: this.#ids.next() });
    if (!decided.ok) return decided;
    const { document, answer } = decided.value;
    await unit.publishes.writeDraft(companyId, publishId, document, kept.value.leaseExpiresAt);
    const keys = this.#parts.difference(draft, document).map(({ key }) => key);
    await record(write.action, { publishId, keys });
    return ok(answer);
  }

  async #publishAtOnce<Input, Answer>(
    context: TransactionContext,
    write: ConfigurationWrite<Input, Answer>,
    input: Input,
  ): Promise<Result<Answer, ServiceFailure>> {
    const { unit, acting, company, now } = context;
    const { companyId, currentRevision } = company;
    const open = await unit.publishes.findOpen(companyId);
    const current = await unit.companies.readRevision(companyId, currentRevision);
    const decided = decideDirectWrite(
      { currentRevision, open, now, document: current },
      { write, input, fresh: { now, id: this.#ids.next() } },
      { publishId: this.#ids.next(), actor: acting.actor, onBehalfOf: acting.onBehalfOf },
      this.#parts,
    );
    if (!decided.ok) return decided;
    const { answer, made } = decided.value;
    if (!made) return ok(answer);
    const { publish, lapsed, document, changes } = made;
    if (lapsed) await endLapsed(context, lapsed);
    await unit.publishes.open(companyId, publish, document, changes);
    await makeCurrent(context, publish, document, changes);
    return ok(answer);
  }
}
