import { MerchantReviewsGateway } from '../../application/review-mode/MerchantReviewsGateway.ts';
import { ReviewSessionGateway } from '../../application/review-mode/ReviewSessionGateway.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { fetchedGateway } from '../../infrastructure/ioc/fetchedGateway.ts';
import { Http } from '../../infrastructure/http/Http.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function reviewModeService(bind: Bind): void {
  provide(bind, ReviewSessionGateway, [Http, Ids, Clock], (http, ids, clock) =>
    fetchedGateway<ReviewSessionGateway>({ open: true, extend: true, act: true, close: true }, async () => {
      const { HttpReviewSessionGateway } = await import('../../infrastructure/review-mode/HttpReviewSessionGateway.ts');
      return new HttpReviewSessionGateway(http, ids, clock);
    }),
  );
  provide(bind, MerchantReviewsGateway, [Http], (http) =>
    fetchedGateway<MerchantReviewsGateway>({ read: true, consent: true }, async () => {
      const { HttpMerchantReviewsGateway } =
        await import('../../infrastructure/review-mode/HttpMerchantReviewsGateway.ts');
      return new HttpMerchantReviewsGateway(http);
    }),
  );
}
