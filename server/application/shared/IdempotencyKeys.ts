import type { Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from './failure.ts';
import type { IdempotentRequest } from './CompanyRequest.ts';

export type Claim =
  /** The key was not used in the last seven days. It is now locked until the transaction ends. */
  | { readonly kind: 'fresh' }
  | { readonly kind: 'answered'; readonly outcome: Result<unknown, ServiceFailure> }
  | { readonly kind: 'reused' }
  | { readonly kind: 'running' };

/** Stores the responses of writes by idempotency key, company and user. */
export interface IdempotencyKeys {
  claim(userId: string, request: IdempotentRequest, now: number): Promise<Claim>;
  record(
    userId: string,
    request: IdempotentRequest,
    outcome: Result<unknown, ServiceFailure>,
    now: number,
  ): Promise<void>;
}
