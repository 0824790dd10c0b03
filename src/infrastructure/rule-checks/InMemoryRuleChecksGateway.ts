import type {
  RuleChecksAnswer,
  RuleChecksGateway,
  RuleChecksPath,
  RuleChecksWrite,
} from '../../application/rule-checks/RuleChecksGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { writeChecks, noChecks, type StoredChecks } from '../../domain/rule-checks/writeChecks.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

export class InMemoryRuleChecksGateway implements RuleChecksGateway {
  readonly #service: DemoService;
  readonly #checksOfCompanies = new Map<string, StoredChecks>();

  constructor(service: DemoService) {
    this.#service = service;
  }

  async read({ companyId }: RuleChecksPath): Promise<Result<StoredChecks, PortFailure>> {
    return this.#service.merchant(companyId) ? ok(this.#storedChecks(companyId)) : err({ kind: 'not-found' });
  }

  async store(
    { companyId }: RuleChecksPath,
    { checks, revision, idempotencyKey }: RuleChecksWrite,
  ): Promise<Result<RuleChecksAnswer, PortFailure>> {
    if (!this.#service.merchant(companyId)) return err({ kind: 'not-found' });
    // The property names are the same as in the request body, so that error pointers match.
    const request = { does: 'keep checks', revision, checks };
    const result = this.#service.once(companyId, idempotencyKey, request, (fresh) => {
      const may = this.#service.mayWrite(companyId);
      if (!may.ok) return may;
      const decided = writeChecks(this.#storedChecks(companyId), { ifMatch: revision, checks }, fresh);
      if (!decided.ok) return decided;
      this.#checksOfCompanies.set(companyId, decided.value);
      return ok(decided.value.revision);
    });
    if (result.ok) return ok({ kind: 'kept', revision: result.value });
    return result.error.kind === 'stale' ? ok({ kind: 'stale', present: this.#storedChecks(companyId) }) : result;
  }

  #storedChecks(companyId: string): StoredChecks {
    return this.#checksOfCompanies.get(companyId) ?? noChecks;
  }
}
