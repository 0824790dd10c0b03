import { useEffect, useState } from 'react';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import {
  MerchantReviewsGateway,
  type ReviewedMerchant,
} from '../../../application/review-mode/MerchantReviewsGateway.ts';
import { Resource } from '../../../application/shared/Resource.ts';
import type { MerchantReviews } from '../../../domain/review-mode/merchantReviews.ts';
import { useService } from '../../shared/services.tsx';

/** Loads the reviews of a merchant. The state is `idle` if the service does not support this. */
export function useMerchantReviews({
  rootOrgId,
  companyId,
}: ReviewedMerchant): Resource<ReviewedMerchant, MerchantReviews> {
  const gateway = useService(MerchantReviewsGateway);
  const isOffered = useService(BrandingStore).configuration?.extensions.reviewReceipts === true;
  const [reviews] = useState(
    () => new Resource((merchant: ReviewedMerchant, signal) => gateway.read(merchant, signal)),
  );
  useEffect(
    function readReviews() {
      if (isOffered) void reviews.load({ rootOrgId, companyId });
      return () => reviews.close();
    },
    [reviews, isOffered, rootOrgId, companyId],
  );
  return reviews;
}
