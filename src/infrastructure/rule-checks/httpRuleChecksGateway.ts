import { keepRuleChecks, readRuleChecks, ruleChecksSchema } from '../../../contract/rule-checks/ruleChecks.ts';
import type { RuleChecksGateway } from '../../application/rule-checks/RuleChecksGateway.ts';
import { err, ok } from '../../domain/shared/result.ts';
import { bodyAs } from '../http/answer.ts';
import { readAt, writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export const httpRuleChecksGateway = (http: Http): RuleChecksGateway => ({
  read: (company) => bodyAs(readAt(http, readRuleChecks, company, {}), (result) => result),
  async store(company, { checks, revision, idempotencyKey }) {
    const parts = { body: { checks }, headers: { 'if-match': revision } };
    const result = await writeAt(http, keepRuleChecks, company, parts, { idempotencyKey });
    if (result.ok) return ok({ kind: 'stored', revision: result.value.body.revision });
    if (result.error.kind !== 'stale') return err(result.error);
    // If another user has changed the checks since they were read, the error response contains the current checks.
    const currentChecks = ruleChecksSchema.safeParse(result.error.present);
    return currentChecks.success
      ? ok({ kind: 'stale', present: currentChecks.data })
      : err({ kind: 'malformed', field: 'keepRuleChecks: present' });
  },
});
