import type { CompanyId } from '../../domain/company/companyId.ts';
import type { ReviewSession } from '../../domain/review-mode/reviewState.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** An admin's permission to look at one merchant and to act for it, given by the service for at most an hour. */
export interface ReviewSessionGateway {
  open(rootOrgId: string, merchantId: CompanyId, reason: string): Promise<Result<ReviewSession, PortFailure>>;
  /** An hour from now, for a reason of its own. `not-found` where the session is over. */
  extend(rootOrgId: string, session: ReviewSession, reason: string): Promise<Result<ReviewSession, PortFailure>>;
  /** Begins to act for the merchant: until then the service refuses every write. `not-found` where the session is over. */
  act(rootOrgId: string, session: ReviewSession): Promise<Result<ReviewSession, PortFailure>>;
  close(rootOrgId: string, session: ReviewSession): Promise<Result<void, PortFailure>>;
}
export const ReviewSessionGateway = portToken<ReviewSessionGateway>('ReviewSessionGateway');
