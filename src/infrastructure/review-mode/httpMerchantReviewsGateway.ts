import { putReviewConsent, readMerchantReviews } from '../../../contract/review-mode/merchantReviews.ts';
import type { MerchantReviewsGateway, ReviewedMerchant } from '../../application/review-mode/MerchantReviewsGateway.ts';
import { bodyAs, nothing } from '../http/answer.ts';
import type { Http } from '../http/Http.ts';

const paramsOf = ({ rootOrgId, companyId: merchantId }: ReviewedMerchant) => ({ rootOrgId, merchantId });

export const httpMerchantReviewsGateway = (http: Http): MerchantReviewsGateway => ({
  read(merchant, signal) {
    const response = http.send(readMerchantReviews, { params: paramsOf(merchant) }, { signal });
    return bodyAs(response, ({ consent, reviews }) => ({
      consent,
      reviews: reviews.map(({ openedAt, actingSince, endedAt, ...review }) => ({
        ...review,
        openedAt: Date.parse(openedAt),
        actingSince: actingSince === undefined ? undefined : Date.parse(actingSince),
        endedAt: endedAt === undefined ? undefined : Date.parse(endedAt),
      })),
    }));
  },
  consent: (merchant, isGiven) =>
    nothing(http.send(putReviewConsent, { params: paramsOf(merchant), body: { isGiven } })),
});
