import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { CompanyWrite } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { findOwnPublish, type CompanyTransaction } from './CompanyTransaction.ts';

/** Drops an open publish and its draft; nothing goes live. Done twice, it answers the same. */
export class GiveUpPublish {
  readonly #transaction: CompanyTransaction;

  constructor(transaction: CompanyTransaction) {
    this.#transaction = transaction;
  }

  execute(request: CompanyWrite & { readonly publishId: string }): Promise<Result<void, ServiceFailure>> {
    return this.#transaction.run(request, async (context) => {
      const found = await findOwnPublish(context, request.publishId);
      if (!found.ok) return found;
      const { publishId, state } = found.value;
      if (state === 'given-up') return ok(undefined);
      if (state === 'published') return err({ kind: 'publish-closed' });
      await context.unit.publishes.end(context.company.companyId, publishId, context.now);
      await context.record('publish.given-up', { publishId });
      return ok(undefined);
    });
  }
}
