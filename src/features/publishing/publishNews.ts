import type { BrandingStore } from '../../application/branding/BrandingStore.ts';
import type { ChangeSubjects } from '../../application/changes/ChangeSubjects.ts';
import type { DraftStore } from '../../application/changes/drafts/DraftStore.ts';
import type { PendingChangesStore } from '../../application/changes/PendingChangesStore.ts';
import type { CompanyEvents } from '../../application/company/events/CompanyEvents.ts';
import type { CompanyGateway } from '../../application/company/CompanyGateway.ts';
import type { CompanyStore } from '../../application/company/CompanyStore.ts';
import { FetchAndRebase } from '../../application/publishing/FetchAndRebase.ts';
import { RemotePublishes, type NewsTools } from '../../application/publishing/news/RemotePublishes.ts';
import { TakeInPublished } from '../../application/publishing/news/TakeInPublished.ts';
import type { OtherTabsStore } from '../../application/publishing/OtherTabsStore.ts';
import type { PublishGateway } from '../../application/publishing/PublishGateway.ts';
import type { ReviewModeStore } from '../../application/review-mode/ReviewModeStore.ts';
import type { PublishProgress } from '../../application/publishing/PublishProgress.ts';

/** What tells of others' publishes, with all that only who hears of one needs. */
export function publishNews(
  events: CompanyEvents,
  companies: CompanyGateway,
  publishes: PublishGateway,
  company: CompanyStore,
  changes: PendingChangesStore,
  subjects: ChangeSubjects,
  drafts: DraftStore,
  progress: PublishProgress,
  otherTabs: OtherTabsStore,
  branding: BrandingStore,
  review: ReviewModeStore,
): RemotePublishes {
  const rebase = new FetchAndRebase(companies, publishes, subjects);
  const takeIn = new TakeInPublished(rebase, company, changes, subjects, progress);
  const untilLeft: NewsTools['untilLeft'] = (companyId, left) => review.onceLeft(companyId, left);
  const isAnnounced = (): boolean => branding.configuration?.extensions.events === true;
  return new RemotePublishes({ events, company, changes, drafts, progress, otherTabs, takeIn, isAnnounced, untilLeft });
}
