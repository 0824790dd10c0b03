import { ContainerModule } from 'inversify';
import { ReviewModeStore } from '../../application/review-mode/ReviewModeStore.ts';
import { ReviewSessionGateway } from '../../application/review-mode/ReviewSessionGateway.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { SessionStorage } from '../../application/shared/KeyValueStorage.ts';
import { provide } from './provide.ts';

export const reviewModeModule = new ContainerModule(({ bind }) => {
  provide(
    bind,
    ReviewModeStore,
    [ReviewSessionGateway, SessionStorage, Clock],
    (gateway, storage, clock) => new ReviewModeStore(gateway, storage, clock),
  );
});
