import type { CompanyId } from '../../domain/company/companyId.ts';
import type { RulePayload } from '../../domain/rules/rulePayload.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { WriteContext } from '../company/CompanyGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export type RulesPath = { readonly product: string; readonly companyId: CompanyId };

/** Calls that write single return rules [RL-5]. Idempotent. */
export interface RuleGateway {
  create(
    path: RulesPath,
    payload: RulePayload,
    write: WriteContext,
  ): Promise<Result<{ readonly ruleId?: string | undefined }, PortFailure>>;
  change(
    path: RulesPath,
    ruleId: string,
    payload: RulePayload,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>>;
  /** Archives a rule: it no longer fires but remains in the history. */
  archive(path: RulesPath, ruleId: string, write: WriteContext): Promise<Result<void, PortFailure>>;
}
export const RuleGateway = portToken<RuleGateway>('RuleGateway');
