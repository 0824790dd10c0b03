import { HttpReviewSessionGateway } from '../../infrastructure/review-mode/HttpReviewSessionGateway.ts';
import { HttpMerchantReviewsGateway } from '../../infrastructure/review-mode/HttpMerchantReviewsGateway.ts';
import { MerchantReviewsGateway } from '../../application/review-mode/MerchantReviewsGateway.ts';
import { ReviewSessionGateway } from '../../application/review-mode/ReviewSessionGateway.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function reviewModeService(bind: Bind): void {
  provide(
    bind,
    ReviewSessionGateway,
    [Http, Ids, Clock],
    (http, ids, clock) => new HttpReviewSessionGateway(http, ids, clock),
  );
  provide(bind, MerchantReviewsGateway, [Http], (http) => new HttpMerchantReviewsGateway(http));
}
