import type { __Item__, __Item__Draft } from '../../domain/__kebab__/__item__.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export interface __Item__Gateway {
  /** All of the company's, in the order the service keeps them. */
  list(companyId: CompanyId): Promise<Result<readonly __Item__[], PortFailure>>;
  /** Keeps a new one and answers it with its id. */
  add(companyId: CompanyId, draft: __Item__Draft): Promise<Result<__Item__, PortFailure>>;
}
export const __Item__Gateway = portToken<__Item__Gateway>('__Item__Gateway');
