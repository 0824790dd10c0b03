import { ChangeSubjects } from '../../application/changes/ChangeSubjects.ts';
import { BrandingStore } from '../../application/branding/BrandingStore.ts';
import { DraftStore } from '../../application/changes/drafts/DraftStore.ts';
import { PendingChangesStore } from '../../application/changes/PendingChangesStore.ts';
import { CompanyEvents } from '../../application/company/events/CompanyEvents.ts';
import { CompanyGateway } from '../../application/company/CompanyGateway.ts';
import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { CancelStoppedPublish } from '../../application/publishing/CancelStoppedPublish.ts';
import { GiveUpAttempt } from '../../application/publishing/attempts/GiveUpAttempt.ts';
import { OtherTabsStore } from '../../application/publishing/OtherTabsStore.ts';
import { LastPublishStore } from '../../application/publishing/LastPublishStore.ts';
import { FetchAndRebase } from '../../application/publishing/FetchAndRebase.ts';
import { RemotePublishes } from '../../application/publishing/news/RemotePublishes.ts';
import { MergePublished } from '../../application/publishing/news/MergePublished.ts';
import { PublishPendingChanges } from '../../application/publishing/PublishPendingChanges.ts';
import { ReportPublishFailure } from '../../application/publishing/ReportPublishFailure.ts';
import { RunPublish } from '../../application/publishing/RunPublish.ts';
import { CheckAddresses } from '../../application/warehouses/CheckAddresses.ts';
import { PublishAttemptArchive } from '../../application/publishing/attempts/PublishAttemptArchive.ts';
import { PublishAttempts } from '../../application/publishing/attempts/PublishAttempts.ts';
import { PublishGateway } from '../../application/publishing/PublishGateway.ts';
import { PublishProgress } from '../../application/publishing/PublishProgress.ts';
import { PublishingStore } from '../../application/publishing/PublishingStore.ts';
import { PublishStepRunners } from '../../application/publishing/PublishStepRunner.ts';
import { SettleConflict } from '../../application/publishing/SettleConflict.ts';
import { TabSignals } from '../../application/shared/TabSignals.ts';
import { PublishRunner } from '../../application/publishing/PublishRunner.ts';
import { PublishToken } from '../../application/publishing/attempts/PublishToken.ts';
import { OwnRights } from '../../application/session/OwnRights.ts';
import { AppTokens } from '../../application/session/AppTokens.ts';
import { SessionStore } from '../../application/session/SessionStore.ts';
import { Analytics } from '../../application/shared/Analytics.ts';
import { ReviewModeStore } from '../../application/review-mode/ReviewModeStore.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { ErrorReporter } from '../../application/shared/ErrorReporter.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { SessionStorage } from '../../application/shared/KeyValueStorage.ts';
import { AddressCheckStore } from '../../application/warehouses/AddressCheckStore.ts';
import { AddressGateway } from '../../application/warehouses/AddressGateway.ts';
import { provide, provideClass, type Bind } from '../../infrastructure/ioc/provide.ts';

export function publishingModule(bind: Bind): void {
  provide(
    bind,
    LastPublishStore,
    [PublishGateway, CompanyStore, BrandingStore],
    (publishes, company, branding) =>
      new LastPublishStore(publishes, company, () => branding.configuration?.extensions.history === true),
  );
  provideClass(bind, PublishAttemptArchive, [SessionStorage, ChangeSubjects]);
  provideClass(bind, GiveUpAttempt, [PublishGateway, PublishAttemptArchive]);
  provide(
    bind,
    PublishAttempts,
    [PublishAttemptArchive, GiveUpAttempt, BrandingStore, Ids],
    (journal, giveUp, branding, ids) =>
      new PublishAttempts(journal, giveUp, () => branding.configuration?.extensions, ids),
  );
  provideClass(bind, AddressCheckStore, []);
  provide(
    bind,
    PublishToken,
    [AppTokens, SessionStore],
    (appTokens, sessions) => new PublishToken(appTokens, () => sessions.shown?.role === 'admin'),
  );
  provideClass(bind, CheckAddresses, [AddressCheckStore, AddressGateway, Analytics, ChangeSubjects]);
  provideClass(bind, PublishPendingChanges, [PublishGateway, PublishStepRunners, PublishAttemptArchive, Clock]);
  provideClass(bind, FetchAndRebase, [CompanyGateway, PublishGateway, ChangeSubjects]);
  provideClass(bind, ReportPublishFailure, [Analytics, ErrorReporter]);
  provide(
    bind,
    PublishRunner,
    [CheckAddresses, PublishPendingChanges, FetchAndRebase, PublishAttempts, PublishToken, ReportPublishFailure],
    (...parts) => new RunPublish(...parts),
  );
  provideClass(bind, SettleConflict, [CompanyStore, PendingChangesStore, ChangeSubjects]);
  provideClass(bind, PublishProgress, [CompanyStore, Clock]);
  provideClass(bind, OtherTabsStore, [TabSignals, PublishProgress, CompanyStore, Clock]);
  provideClass(bind, CancelStoppedPublish, [PublishProgress, PublishAttempts, CompanyStore, PublishToken]);
  provideClass(bind, PublishingStore, [
    PublishProgress,
    PublishRunner,
    PublishAttempts,
    CompanyStore,
    PendingChangesStore,
    ChangeSubjects,
    OtherTabsStore,
    SettleConflict,
    CancelStoppedPublish,
    DraftStore,
    OwnRights,
  ]);
  provideClass(bind, MergePublished, [
    FetchAndRebase,
    CompanyStore,
    PendingChangesStore,
    ChangeSubjects,
    PublishProgress,
  ]);
  provide(
    bind,
    RemotePublishes,
    [
      CompanyEvents,
      CompanyStore,
      PendingChangesStore,
      DraftStore,
      PublishProgress,
      OtherTabsStore,
      MergePublished,
      BrandingStore,
      ReviewModeStore,
    ],
    (events, company, changes, drafts, progress, otherTabs, merge, branding, review) =>
      new RemotePublishes({
        events,
        company,
        changes,
        drafts,
        progress,
        otherTabs,
        merge,
        isAnnounced: () => branding.configuration?.extensions.events === true,
        untilLeft: (companyId, left) => review.onceLeft(companyId, left),
      }),
  );
}
