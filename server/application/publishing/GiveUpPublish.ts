import { decideGivingUp } from '../../../src/domain/publishing/publishProtocol.ts';
import { ok, type Result } from '../../../src/domain/shared/result.ts';
import type { CompanyWrite } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import type { CompanyTransaction } from './CompanyTransaction.ts';

/** Cancels an open publish and deletes its draft. Repeated calls return the same result. */
export class GiveUpPublish {
  readonly #transaction: CompanyTransaction;

  constructor(transaction: CompanyTransaction) {
    this.#transaction = transaction;
  }

  execute({
    publishId,
    ...request
  }: CompanyWrite & { readonly publishId: string }): Promise<Result<void, ServiceFailure>> {
    return this.#transaction.run(request, async ({ unit, acting, company, now, record }) => {
      const found = await unit.publishes.find(company.companyId, publishId);
      const decision = decideGivingUp(found, acting.actor);
      if (!decision.ok) return decision;
      if (decision.value.isRepeated) return ok(undefined);
      await unit.usage.addBytes(await unit.publishes.giveUp(company.companyId, publishId, now));
      await record('publish.given-up', { publishId });
      return ok(undefined);
    });
  }
}
