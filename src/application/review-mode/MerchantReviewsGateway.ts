import type { MerchantReviews } from '../../domain/review-mode/merchantReviews.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export type ReviewedMerchant = { readonly rootOrgId: string; readonly companyId: string };

/** Reviews as shown to the merchant. Requires `reviewReceipts`. */
export interface MerchantReviewsGateway {
  read(merchant: ReviewedMerchant, signal?: AbortSignal): Promise<Result<MerchantReviews, PortFailure>>;
  /** Gives or withdraws the merchant's consent. If the owner requires consent, withdrawing it ends all reviews. */
  consent(merchant: ReviewedMerchant, isGiven: boolean): Promise<Result<void, PortFailure>>;
}
export const MerchantReviewsGateway = portToken<MerchantReviewsGateway>('MerchantReviewsGateway');
