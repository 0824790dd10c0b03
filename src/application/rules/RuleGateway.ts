import type { CompanyId } from '../../domain/company/companyId.ts';
import type { RulePayload } from '../../domain/rules/rulePayload.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { WriteContext } from '../company/CompanyGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Whose rules, and of which of the company's products. */
export type RulesPath = { readonly product: string; readonly companyId: CompanyId };

/** Return rules, one by one [RL-5]. Repeating a call with its key changes nothing. */
export interface RuleGateway {
  /** Answers the id the rule was given, where the service tells it. */
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
  /** The rule no longer decides; the history keeps it. */
  archive(path: RulesPath, ruleId: string, write: WriteContext): Promise<Result<void, PortFailure>>;
}
export const RuleGateway = portToken<RuleGateway>('RuleGateway');
