import type { CompanyPath } from '../company/CompanyPath.ts';
import type { StoredChecks } from '../../domain/rule-checks/writeChecks.ts';
import type { RuleCheck } from '../../domain/rule-checks/ruleCheck.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** `revision` is the revision of the replaced checks. A repeated key returns the same response. */
export type RuleChecksWrite = {
  readonly checks: readonly RuleCheck[];
  readonly revision: string;
  readonly idempotencyKey: string;
};

/** Result of a write. `stale`: nothing was written, because another user changed the checks. */
export type RuleChecksAnswer =
  | { readonly kind: 'stored'; readonly revision: string }
  | { readonly kind: 'stale'; readonly present: StoredChecks };

/** Checks of a company's return rules. Writes take effect at once. Requires `ruleChecks`. */
export interface RuleChecksGateway {
  read(company: CompanyPath): Promise<Result<StoredChecks, PortFailure>>;
  store(company: CompanyPath, write: RuleChecksWrite): Promise<Result<RuleChecksAnswer, PortFailure>>;
}
export const RuleChecksGateway = portToken<RuleChecksGateway>('RuleChecksGateway');
