import { MerchantReviewsGateway } from '../../application/review-mode/MerchantReviewsGateway.ts';
import { ReviewSessionGateway } from '../../application/review-mode/ReviewSessionGateway.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { StoredDrafts } from '../../infrastructure/changes/StoredDrafts.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { Env } from '../../infrastructure/env/Env.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { InMemoryMerchantReviewsGateway } from '../../infrastructure/review-mode/InMemoryMerchantReviewsGateway.ts';
import { InMemoryReviewSessionGateway } from '../../infrastructure/review-mode/InMemoryReviewSessionGateway.ts';

export function reviewModeDemo(bind: Bind): void {
  provide(
    bind,
    ReviewSessionGateway,
    [DemoService, Clock, Ids],
    (service, clock, ids) => new InMemoryReviewSessionGateway(service, clock, ids),
  );
  provide(bind, MerchantReviewsGateway, [DemoService, StoredDrafts, Env, Clock], (service, drafts, env, clock) => {
    const allowed = { admin: env.adminRoles, merchant: env.merchantRoles, rights: env.roleRights };
    return new InMemoryMerchantReviewsGateway(service, drafts, allowed, clock);
  });
}
