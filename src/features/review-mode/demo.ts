import { MerchantReviewsGateway } from '../../application/review-mode/MerchantReviewsGateway.ts';
import { ReviewSessionGateway } from '../../application/review-mode/ReviewSessionGateway.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { StoredDrafts } from '../../infrastructure/changes/StoredDrafts.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { allowedRolesOf, Env } from '../../infrastructure/env/Env.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { inMemoryMerchantReviewsGateway } from '../../infrastructure/review-mode/inMemoryMerchantReviewsGateway.ts';
import { inMemoryReviewSessionGateway } from '../../infrastructure/review-mode/inMemoryReviewSessionGateway.ts';

export function reviewModeDemo(bind: Bind): void {
  provide(bind, ReviewSessionGateway, [DemoService, Clock, Ids], inMemoryReviewSessionGateway);
  provide(bind, MerchantReviewsGateway, [DemoService, StoredDrafts, Env, Clock], (service, drafts, env, clock) =>
    inMemoryMerchantReviewsGateway(service, drafts, allowedRolesOf(env), clock),
  );
}
