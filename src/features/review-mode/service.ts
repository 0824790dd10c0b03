import { ReviewSessionGateway } from '../../application/review-mode/ReviewSessionGateway.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { HttpReviewSessionGateway } from '../../infrastructure/review-mode/HttpReviewSessionGateway.ts';

export function reviewModeService(bind: Bind): void {
  provide(bind, ReviewSessionGateway, [Http, Ids], (http, ids) => new HttpReviewSessionGateway(http, ids));
}
