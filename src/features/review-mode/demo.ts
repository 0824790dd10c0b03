import { ReviewSessionGateway } from '../../application/review-mode/ReviewSessionGateway.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { DemoService } from '../../infrastructure/demo/DemoService.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';
import { InMemoryReviewSessionGateway } from '../../infrastructure/review-mode/InMemoryReviewSessionGateway.ts';

export function reviewModeDemo(bind: Bind): void {
  provide(
    bind,
    ReviewSessionGateway,
    [DemoService, Clock, Ids],
    (service, clock, ids) => new InMemoryReviewSessionGateway(service, clock, ids),
  );
}
