import { putReviewConsent, readMerchantReviews } from '../../../contract/review-mode/merchantReviews.ts';
import type { MerchantReviewsGateway, ReviewedMerchant } from '../../application/review-mode/MerchantReviewsGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { MerchantReviews } from '../../domain/review-mode/merchantReviews.ts';
import type { Result } from '../../domain/shared/result.ts';
import { bodyAs, nothing } from '../http/answer.ts';
import type { Http } from '../http/Http.ts';

const paramsOf = ({ rootOrgId, companyId: merchantId }: ReviewedMerchant) => ({ rootOrgId, merchantId });

export class HttpMerchantReviewsGateway implements MerchantReviewsGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  read(merchant: ReviewedMerchant, signal?: AbortSignal): Promise<Result<MerchantReviews, PortFailure>> {
    const response = this.#http.send(readMerchantReviews, { params: paramsOf(merchant) }, { signal });
    return bodyAs(response, ({ consent, reviews }) => ({
      consent,
      reviews: reviews.map(({ openedAt, actingSince, endedAt, ...review }) => ({
        ...review,
        openedAt: Date.parse(openedAt),
        actingSince: actingSince === undefined ? undefined : Date.parse(actingSince),
        endedAt: endedAt === undefined ? undefined : Date.parse(endedAt),
      })),
    }));
  }

  consent(merchant: ReviewedMerchant, isGiven: boolean): Promise<Result<void, PortFailure>> {
    return nothing(this.#http.send(putReviewConsent, { params: paramsOf(merchant), body: { isGiven } }));
  }
}
