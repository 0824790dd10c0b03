import type { Clock } from '../../../src/application/shared/Clock.ts';
import type { Ids } from '../../../src/application/shared/Ids.ts';
import { checksDifference, writeChecks } from '../../../src/domain/rule-checks/writeChecks.ts';
import type { RuleCheck } from '../../../src/domain/rule-checks/ruleCheck.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { AuthoriseCompany } from '../review-mode/AuthoriseCompany.ts';
import type { CompanyWrite } from '../shared/CompanyRequest.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { withIdempotency } from '../shared/withIdempotency.ts';

export type RuleChecksWrite = CompanyWrite & {
  readonly ifMatch: string | undefined;
  readonly checks: readonly RuleCheck[];
};

/** Maximum number of check names of each kind in an audit entry. */
const NAMED = 20;

/** Replaces the rule checks of a company. Checks are not part of a publish, so they outlive changes of the rules. */
export class StoreRuleChecks {
  readonly #authorise: AuthoriseCompany;
  readonly #clock: Clock;
  readonly #ids: Ids;

  constructor(authorise: AuthoriseCompany, clock: Clock, ids: Ids) {
    this.#authorise = authorise;
    this.#clock = clock;
    this.#ids = ids;
  }

  async execute({
    ifMatch,
    checks,
    ...request
  }: RuleChecksWrite): Promise<Result<{ revision: string }, ServiceFailure>> {
    if (ifMatch === undefined) return err({ kind: 'precondition-required' });
    const fresh = { now: this.#clock.now(), id: this.#ids.next() };
    return this.#authorise.within(request, async (unit, { tenant, actor, onBehalfOf }) => {
      const once = { userId: actor.userId, now: fresh.now, request: request.idempotency };
      const outcome = await withIdempotency<{ revision: string }>(unit, once, async () => {
        const withinQuota = await unit.usage.spend('writes', fresh.now);
        if (!withinQuota.ok) return withinQuota;
        const present = await unit.ruleChecks.find(tenant.companyId);
        const decision = writeChecks(present, { ifMatch, checks }, fresh);
        if (!decision.ok) return decision;
        const next = decision.value;
        if (next === present) return ok({ revision: present.revision });
        if (!(await unit.ruleChecks.replace(tenant.companyId, ifMatch, next))) return err({ kind: 'stale-checks' });
        const { added, changed, removed } = checksDifference(present.checks, next.checks);
        await unit.audit.append({
          at: fresh.now,
          actor,
          ...(onBehalfOf && { onBehalfOf }),
          action: 'rule-checks.changed',
          requestId: request.requestId,
          detail: {
            count: next.checks.length,
            added: added.slice(0, NAMED),
            changed: changed.slice(0, NAMED),
            removed: removed.slice(0, NAMED),
          },
        });
        return ok({ revision: next.revision });
      });
      if (outcome.ok || outcome.error.kind !== 'stale-checks') return outcome;
      // Read the checks here, so that a repeated request gets the current checks instead of a stored response.
      return err({ ...outcome.error, present: await unit.ruleChecks.find(tenant.companyId) });
    });
  }
}
