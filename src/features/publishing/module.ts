import { ChangeSubjects } from '../../application/changes/ChangeSubjects.ts';
import { BrandingStore } from '../../application/branding/BrandingStore.ts';
import { DraftStore } from '../../application/changes/drafts/DraftStore.ts';
import { PendingChangesStore } from '../../application/changes/PendingChangesStore.ts';
import { CompanyEvents } from '../../application/company/events/CompanyEvents.ts';
import { CompanyGateway } from '../../application/company/CompanyGateway.ts';
import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { GiveUpStopped } from '../../application/publishing/GiveUpStopped.ts';
import type { GiveUpAttempt } from '../../application/publishing/GiveUpAttempt.ts';
import { OtherTabsStore } from '../../application/publishing/OtherTabsStore.ts';
import { LastPublishStore } from '../../application/publishing/LastPublishStore.ts';
import { PublishNews } from '../../application/publishing/news/PublishNews.ts';
import { PublishAttemptArchive } from '../../application/publishing/PublishAttemptArchive.ts';
import { PublishAttempts } from '../../application/publishing/PublishAttempts.ts';
import { PublishGateway } from '../../application/publishing/PublishGateway.ts';
import { PublishProgress } from '../../application/publishing/PublishProgress.ts';
import { PublishingStore } from '../../application/publishing/PublishingStore.ts';
import { PublishStepRunners } from '../../application/publishing/PublishStepRunner.ts';
import { SettleConflict } from '../../application/publishing/SettleConflict.ts';
import { TabSignals } from '../../application/shared/TabSignals.ts';
import { LazyPublishRunner } from '../../application/publishing/LazyPublishRunner.ts';
import { PublishRunner } from '../../application/publishing/PublishRunner.ts';
import { PublishToken } from '../../application/publishing/PublishToken.ts';
import { OwnRights } from '../../application/session/OwnRights.ts';
import { AppTokens } from '../../application/session/AppTokens.ts';
import { SessionStore } from '../../application/session/SessionStore.ts';
import { Analytics } from '../../application/shared/Analytics.ts';
import { ReviewModeStore } from '../../application/review-mode/ReviewModeStore.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { ErrorReporter } from '../../application/shared/ErrorReporter.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { LazyPart } from '../../application/shared/LazyPart.ts';
import { SessionStorage } from '../../application/shared/KeyValueStorage.ts';
import { AddressCheckStore } from '../../application/warehouses/AddressCheckStore.ts';
import { AddressGateway } from '../../application/warehouses/AddressGateway.ts';
import { fetchedGateway } from '../../infrastructure/ioc/fetchedGateway.ts';
import { provide, provideClass, type Bind } from '../../infrastructure/ioc/provide.ts';

const runPublish = new LazyPart(async () => (await import('./runPublish.ts')).runPublish);

export function publishingModule(bind: Bind): void {
  provide(
    bind,
    LastPublishStore,
    [PublishGateway, CompanyStore, BrandingStore],
    (publishes, company, branding) =>
      new LastPublishStore(publishes, company, () => branding.configuration?.extensions.history === true),
  );
  provideClass(bind, PublishAttemptArchive, [SessionStorage, ChangeSubjects]);
  provide(
    bind,
    PublishAttempts,
    [PublishAttemptArchive, PublishGateway, BrandingStore, Ids],
    (journal, publishes, branding, ids) => {
      const giveUp = fetchedGateway<Pick<GiveUpAttempt, 'execute'>>({ execute: true }, async () => {
        const script = await import('../../application/publishing/GiveUpAttempt.ts');
        return new script.GiveUpAttempt(publishes, journal);
      });
      return new PublishAttempts(journal, giveUp, () => branding.configuration?.extensions, ids);
    },
  );
  provideClass(bind, AddressCheckStore, []);
  provide(
    bind,
    PublishToken,
    [AppTokens, SessionStore],
    (appTokens, sessions) => new PublishToken(appTokens, () => sessions.shown?.role === 'admin'),
  );
  provide(
    bind,
    PublishRunner,
    [
      PublishToken,
      PublishGateway,
      PublishStepRunners,
      PublishAttemptArchive,
      Clock,
      CompanyGateway,
      ChangeSubjects,
      AddressCheckStore,
      AddressGateway,
      PublishAttempts,
      Analytics,
      ErrorReporter,
    ],
    (...deps) => new LazyPublishRunner(runPublish, deps, deps[0]),
  );
  provideClass(bind, SettleConflict, [CompanyStore, PendingChangesStore, ChangeSubjects]);
  provideClass(bind, PublishProgress, [CompanyStore, Clock]);
  provideClass(bind, OtherTabsStore, [TabSignals, PublishProgress, CompanyStore, Clock]);
  provideClass(bind, GiveUpStopped, [PublishProgress, PublishAttempts, CompanyStore, PublishToken]);
  provideClass(bind, PublishingStore, [
    PublishProgress,
    PublishRunner,
    PublishAttempts,
    CompanyStore,
    PendingChangesStore,
    ChangeSubjects,
    OtherTabsStore,
    SettleConflict,
    GiveUpStopped,
    DraftStore,
    OwnRights,
  ]);
  provide(
    bind,
    PublishNews,
    [
      CompanyEvents,
      CompanyGateway,
      PublishGateway,
      CompanyStore,
      PendingChangesStore,
      ChangeSubjects,
      DraftStore,
      PublishProgress,
      OtherTabsStore,
      BrandingStore,
      ReviewModeStore,
    ],
    (...deps) => new LazyPart(async () => (await import('./publishNews.ts')).publishNews(...deps)),
  );
}
