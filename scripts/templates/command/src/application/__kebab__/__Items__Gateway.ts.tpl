import type { CompanyId } from '../../domain/company/companyId.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { __Items__Submission } from '../../domain/__kebab__/writes/submit__Items__.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export interface __Items__Gateway {
  /** Submits __title__ (own: __kebab__). A repeated call with the same key has no effect. */
  submit(
    company: { readonly rootOrgId: string; readonly companyId: CompanyId },
    submission: __Items__Submission,
    write: { readonly idempotencyKey: string },
  ): Promise<Result<void, PortFailure>>;
}
export const __Items__Gateway = portToken<__Items__Gateway>('__Items__Gateway');
