import type { KeptChecks } from '../../domain/rule-checks/keepChecks.ts';
import type { RuleCheck } from '../../domain/rule-checks/ruleCheck.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export type RuleChecksPath = { readonly rootOrgId: string; readonly companyId: string };

/** `revision` names the checks that were read and are replaced; the same key again is answered the same. */
export type RuleChecksWrite = {
  readonly checks: readonly RuleCheck[];
  readonly revision: string;
  readonly idempotencyKey: string;
};

/** `stale`: somebody else has changed them since, and nothing was written. */
export type RuleChecksAnswer =
  | { readonly kind: 'kept'; readonly revision: string }
  | { readonly kind: 'stale'; readonly present: KeptChecks };

/** The checks of a company's return rules, where the service announces `ruleChecks`: they take effect at once. */
export interface RuleChecksGateway {
  /** None, of a revision all the same, where the company never kept any. */
  read(company: RuleChecksPath): Promise<Result<KeptChecks, PortFailure>>;
  /** Replaces all of them. */
  keep(company: RuleChecksPath, write: RuleChecksWrite): Promise<Result<RuleChecksAnswer, PortFailure>>;
}
export const RuleChecksGateway = portToken<RuleChecksGateway>('RuleChecksGateway');
