import { keepRuleChecks, readRuleChecks, ruleChecksSchema } from '../../../contract/rule-checks/ruleChecks.ts';
import type {
  RuleChecksAnswer,
  RuleChecksGateway,
  RuleChecksPath,
  RuleChecksWrite,
} from '../../application/rule-checks/RuleChecksGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { StoredChecks } from '../../domain/rule-checks/writeChecks.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { bodyAs } from '../http/answer.ts';
import { readAt, writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export class HttpRuleChecksGateway implements RuleChecksGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  read(company: RuleChecksPath): Promise<Result<StoredChecks, PortFailure>> {
    return bodyAs(readAt(this.#http, readRuleChecks, company, {}), (result) => result);
  }

  async store(
    company: RuleChecksPath,
    { checks, revision, idempotencyKey }: RuleChecksWrite,
  ): Promise<Result<RuleChecksAnswer, PortFailure>> {
    const parts = { body: { checks }, headers: { 'if-match': revision } };
    const result = await writeAt(this.#http, keepRuleChecks, company, parts, { idempotencyKey });
    if (result.ok) return ok({ kind: 'kept', revision: result.value.body.revision });
    if (result.error.kind !== 'stale') return err(result.error);
    // If the checks are stale, the problem document contains the current checks.
    const currentChecks = ruleChecksSchema.safeParse(result.error.present);
    return currentChecks.success
      ? ok({ kind: 'stale', present: currentChecks.data })
      : err({ kind: 'malformed', field: 'keepRuleChecks: present' });
  }
}
