import type { MerchantReviews } from '../../domain/review-mode/merchantReviews.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export type ReviewedMerchant = { readonly rootOrgId: string; readonly companyId: string };

/** What a merchant is told of the reviews of it, where the service announces `reviewReceipts`. */
export interface MerchantReviewsGateway {
  read(merchant: ReviewedMerchant, signal?: AbortSignal): Promise<Result<MerchantReviews, PortFailure>>;
  /**
   * Lets the owner's admins in from now on, or no more: by the merchant's own staff, at once. Where the owner requires
   * consent, every review ends without it.
   */
  consent(merchant: ReviewedMerchant, isGiven: boolean): Promise<Result<void, PortFailure>>;
}
export const MerchantReviewsGateway = portToken<MerchantReviewsGateway>('MerchantReviewsGateway');
