import type { Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from './failure.ts';
import type { IdempotentRequest } from './CompanyRequest.ts';

export type Claim =
  /** Nobody used the key in the last seven days: it is held until the transaction ends. */
  | { readonly kind: 'fresh' }
  | { readonly kind: 'answered'; readonly outcome: Result<unknown, ServiceFailure> }
  /** The key belongs to another request. */
  | { readonly kind: 'reused' }
  /** Another transaction holds the key. */
  | { readonly kind: 'running' };

/** Keys by company and person: nobody meets another's. */
export interface IdempotencyKeys {
  claim(userId: string, request: IdempotentRequest, now: number): Promise<Claim>;
  /** Keeps the answer with the effect: both are committed or neither. */
  record(
    userId: string,
    request: IdempotentRequest,
    outcome: Result<unknown, ServiceFailure>,
    now: number,
  ): Promise<void>;
}
