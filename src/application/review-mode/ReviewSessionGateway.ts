import type { CompanyId } from '../../domain/company/companyId.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export type ReviewSession = {
  readonly reviewSessionId: string;
  readonly merchantId: CompanyId;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

/** An admin's permission to act on one merchant, given by the service for at most an hour. */
export interface ReviewSessionGateway {
  open(rootOrgId: string, merchantId: CompanyId, reason: string): Promise<Result<ReviewSession, PortFailure>>;
  close(rootOrgId: string, session: ReviewSession): Promise<Result<void, PortFailure>>;
}
export const ReviewSessionGateway = portToken<ReviewSessionGateway>('ReviewSessionGateway');
