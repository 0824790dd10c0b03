import { BrandingStore } from '../../application/branding/BrandingStore.ts';
import { DraftStore } from '../../application/changes/drafts/DraftStore.ts';
import { PendingChangesStore } from '../../application/changes/PendingChangesStore.ts';
import { PublishingStore } from '../../application/publishing/PublishingStore.ts';
import { LeaveReviewMode } from '../../application/review-mode/LeaveReviewMode.ts';
import { ReviewModeStore } from '../../application/review-mode/ReviewModeStore.ts';
import { ReviewSessionGateway } from '../../application/review-mode/ReviewSessionGateway.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { SessionStorage } from '../../application/shared/KeyValueStorage.ts';
import { provideClass, type Bind } from '../../infrastructure/ioc/provide.ts';

export function reviewModeModule(bind: Bind): void {
  provideClass(bind, ReviewModeStore, [ReviewSessionGateway, SessionStorage, Clock]);
  provideClass(bind, LeaveReviewMode, [
    ReviewModeStore,
    PendingChangesStore,
    DraftStore,
    PublishingStore,
    BrandingStore,
  ]);
}
