import { ok, type Result } from '../../../src/domain/shared/result.ts';
import { submit__Items__, type __Items__Submission } from '../../../src/domain/__kebab__/writes/submit__Items__.ts';
import type { CompanyTransaction } from '../publishing/CompanyTransaction.ts';
import type { CompanyWrite } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';

/** Submits __title__ of a merchant, once per idempotency key, and adds an entry to the audit log. */
export class Submit__Items__ {
  readonly #transaction: CompanyTransaction;

  constructor(transaction: CompanyTransaction) {
    this.#transaction = transaction;
  }

  execute(request: CompanyWrite, submission: __Items__Submission): Promise<Result<void, ServiceFailure>> {
    return this.#transaction.run(request, async ({ now, record }) => {
      const decided = submit__Items__.decide(undefined, submission, { now, id: '' });
      if (!decided.ok) return decided;
      await record(submit__Items__.action, submission);
      return ok(undefined);
    });
  }
}
