import type { CompanyId } from '../../domain/company/companyId.ts';
import type { ReviewSession } from '../../domain/review-mode/reviewState.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Reviews: an admin may read one merchant and act for it, for at most an hour. */
export interface ReviewSessionGateway {
  open(rootOrgId: string, merchantId: CompanyId, reason: string): Promise<Result<ReviewSession, PortFailure>>;
  /** Extends a review to one hour from now. `not-found` if the review is over. */
  extend(rootOrgId: string, session: ReviewSession, reason: string): Promise<Result<ReviewSession, PortFailure>>;
  /** Starts acting for the merchant; before, the service refuses every write. `not-found` if the review is over. */
  act(rootOrgId: string, session: ReviewSession): Promise<Result<ReviewSession, PortFailure>>;
  close(rootOrgId: string, session: ReviewSession): Promise<Result<void, PortFailure>>;
}
export const ReviewSessionGateway = portToken<ReviewSessionGateway>('ReviewSessionGateway');
