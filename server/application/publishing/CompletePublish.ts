import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import type { ConfigurationParts } from '../../../src/domain/publishing/configurationParts.ts';
import type { Publish } from '../../../src/domain/publishing/publish.ts';
import {
  completed,
  decideCompletion,
  type ChangesDiffer,
  type Announcement,
  type Made,
} from '../../../src/domain/publishing/publishProtocol.ts';
import { needsStepUp } from '../../../src/domain/configuration/needsStepUp.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { parseCompanyId } from '../../../src/domain/company/companyId.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { CommandOutcomes } from './CommandOutcomes.ts';
import type { CompanyWrite } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { CompanyTransaction, TransactionContext } from './CompanyTransaction.ts';
import { makeCurrent } from './makeCurrent.ts';
import { fullSummaryOf, type PublishSummary } from './publishSummary.ts';

/** Result of a refusal whose audit entry must be committed. Any other refusal rolls its transaction back. */
type AuditedRefusal = { readonly refused: ChangesDiffer };

/** Completes a publish. Repeated calls return the same result. Refuses changes that were not announced. */
export class CompletePublish {
  readonly #transaction: CompanyTransaction;
  readonly #authorise: AuthoriseCompany;
  readonly #commands: CommandOutcomes;
  readonly #parts: ConfigurationParts;

  constructor(
    transaction: CompanyTransaction,
    authorise: AuthoriseCompany,
    commands: CommandOutcomes,
    parts: ConfigurationParts,
  ) {
    this.#transaction = transaction;
    this.#authorise = authorise;
    this.#commands = commands;
    this.#parts = parts;
  }

  async execute({
    publishId,
    ...request
  }: CompanyWrite & { readonly publishId: string }): Promise<Result<PublishSummary, ServiceFailure>> {
    const outcomes = await this.#outcomesOf(request, publishId);
    const answer = await this.#transaction.run<PublishSummary | AuditedRefusal>(request, (context) =>
      this.#complete(context, publishId, outcomes),
    );
    if (!answer.ok) return answer;
    return 'refused' in answer.value ? err(answer.value.refused) : ok(answer.value);
  }

  /**
   * Reads the results of commands before locking the company, because they belong to other companies. Only an owner's
   * publishes contain commands.
   */
  async #outcomesOf(request: CompanyWrite, publishId: string): Promise<Announcement['outcomes']> {
    const { isAdmin, rootOrgId } = request.principal;
    if (!isAdmin || parseCompanyId(request.merchantId) !== rootOrgId) return new Map();
    const announced = await this.#authorise.within(request, async ({ publishes }, { tenant }) => {
      const isThere = (await publishes.find(tenant.companyId, publishId)) !== undefined;
      return ok(isThere ? await publishes.readChanges(tenant.companyId, publishId) : []);
    });
    return announced.ok ? this.#commands.find(rootOrgId, announced.value) : new Map();
  }

  async #complete(
    context: TransactionContext,
    publishId: string,
    outcomes: Announcement['outcomes'],
  ): Promise<Result<PublishSummary | AuditedRefusal, ServiceFailure>> {
    const { unit, acting, company, record } = context;
    const { companyId, currentRevision } = company;
    const found = await unit.publishes.find(companyId, publishId);
    const decision = decideCompletion(found, { userId: acting.actor.userId, currentRevision });
    if (!decision.ok) return decision;
    const { publish, isRepeated } = decision.value;
    if (isRepeated) return ok(await this.#summaryOf(context, publish));
    const base = await unit.companies.readRevision(companyId, currentRevision);
    const announced = await unit.publishes.readChanges(companyId, publishId);
    const draft = await unit.publishes.readDraft(companyId, publishId);
    const completion = announcedOnly(completed(draft, base, { announced, outcomes }, this.#parts), announced);
    if (completion.ok) return ok(await this.#summaryOf(context, await makeCurrent(context, publish, completion.value)));
    if (completion.error.kind !== 'changes-differ') return err(completion.error);
    await record('publish.refused', { publishId, keys: completion.error.keys });
    return ok({ refused: completion.error });
  }

  async #summaryOf({ unit, company }: TransactionContext, publish: Publish): Promise<PublishSummary> {
    const { reverts } = publish;
    const reverted = reverts ? await unit.publishes.listByRevision(company.companyId, [reverts.revision]) : [];
    return fullSummaryOf(publish, reverted, this.#parts);
  }
}

/** Refuses a secret that was announced only by its mask, because such a publish opens without a confirmed identity. */
function announcedOnly<Failure>(
  completion: Result<Made<MerchantConfigDocument>, Failure>,
  announced: readonly PendingChange[],
): Result<Made<MerchantConfigDocument>, Failure | ChangesDiffer> {
  if (!completion.ok || needsStepUp(announced)) return completion;
  const keys = completion.value.changes.filter((change) => needsStepUp([change])).map(({ key }) => key);
  return keys.length === 0 ? completion : err({ kind: 'changes-differ', keys });
}
