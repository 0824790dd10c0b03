import type { MerchantReviews } from '../../domain/review-mode/merchantReviews.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

export type ReviewedMerchant = { readonly rootOrgId: string; readonly companyId: string };

/** Reviews as shown to the merchant. Requires `reviewReceipts`. */
export interface MerchantReviewsGateway {
  read(merchant: ReviewedMerchant, signal?: AbortSignal): Promise<Result<MerchantReviews, PortFailure>>;
  /** By the merchant's own staff. If the owner requires consent, withdrawing it ends every review at once. */
  consent(merchant: ReviewedMerchant, isGiven: boolean): Promise<Result<void, PortFailure>>;
}
export const MerchantReviewsGateway = portToken<MerchantReviewsGateway>('MerchantReviewsGateway');
