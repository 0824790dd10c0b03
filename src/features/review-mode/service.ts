import { httpReviewSessionGateway } from '../../infrastructure/review-mode/httpReviewSessionGateway.ts';
import { httpMerchantReviewsGateway } from '../../infrastructure/review-mode/httpMerchantReviewsGateway.ts';
import { MerchantReviewsGateway } from '../../application/review-mode/MerchantReviewsGateway.ts';
import { ReviewSessionGateway } from '../../application/review-mode/ReviewSessionGateway.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function reviewModeService(bind: Bind): void {
  provide(bind, ReviewSessionGateway, [Http, Ids, Clock], httpReviewSessionGateway);
  provide(bind, MerchantReviewsGateway, [Http], httpMerchantReviewsGateway);
}
