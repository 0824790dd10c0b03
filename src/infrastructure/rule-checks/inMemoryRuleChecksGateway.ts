import type { RuleChecksGateway } from '../../application/rule-checks/RuleChecksGateway.ts';
import { writeChecks, noChecks, type StoredChecks } from '../../domain/rule-checks/writeChecks.ts';
import { err, ok } from '../../domain/shared/result.ts';
import type { DemoService } from '../demo/DemoService.ts';

export function inMemoryRuleChecksGateway(service: DemoService): RuleChecksGateway {
  const checksOfCompanies = new Map<string, StoredChecks>();
  function storedChecks(companyId: string): StoredChecks {
    return checksOfCompanies.get(companyId) ?? noChecks;
  }

  return {
    read: async ({ companyId }) =>
      service.merchant(companyId) ? ok(storedChecks(companyId)) : err({ kind: 'not-found' }),
    async store({ companyId }, { checks, revision, idempotencyKey }) {
      if (!service.merchant(companyId)) return err({ kind: 'not-found' });
      // The property names are the same as in the request body, so that error pointers match.
      const request = { does: 'keep checks', revision, checks };
      const result = service.once(companyId, idempotencyKey, request, (fresh) => {
        const may = service.mayWrite(companyId);
        if (!may.ok) return may;
        const decided = writeChecks(storedChecks(companyId), { ifMatch: revision, checks }, fresh);
        if (!decided.ok) return decided;
        checksOfCompanies.set(companyId, decided.value);
        return ok(decided.value.revision);
      });
      if (result.ok) return ok({ kind: 'stored', revision: result.value });
      return result.error.kind === 'stale' ? ok({ kind: 'stale', present: storedChecks(companyId) }) : result;
    },
  };
}
