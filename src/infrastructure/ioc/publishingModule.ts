import { ContainerModule } from 'inversify';
import { ApplicationConfigGateway } from '../../application/application-config/ApplicationConfigGateway.ts';
import { BrandingStore } from '../../application/branding/BrandingStore.ts';
import { PublishCarriersStep } from '../../application/carriers/PublishCarriersStep.ts';
import { PendingChangesStore } from '../../application/changes/PendingChangesStore.ts';
import { CompanyGateway } from '../../application/company/CompanyGateway.ts';
import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { FetchAndRebase } from '../../application/publishing/FetchAndRebase.ts';
import { GiveUpStopped } from '../../application/publishing/GiveUpStopped.ts';
import { GiveUpAttempt } from '../../application/publishing/GiveUpAttempt.ts';
import { OtherTabsStore } from '../../application/publishing/OtherTabsStore.ts';
import { LastPublishStore } from '../../application/publishing/LastPublishStore.ts';
import { PublishOnboardingStep } from '../../application/onboarding/PublishOnboardingStep.ts';
import { PublishSignupStep } from '../../application/onboarding/PublishSignupStep.ts';
import { PublishAttemptArchive } from '../../application/publishing/PublishAttemptArchive.ts';
import { PublishAttempts } from '../../application/publishing/PublishAttempts.ts';
import { PublishCompanyStep } from '../../application/publishing/PublishCompanyStep.ts';
import { PublishGateway } from '../../application/publishing/PublishGateway.ts';
import { PublishProgress } from '../../application/publishing/PublishProgress.ts';
import { PublishingStore } from '../../application/publishing/PublishingStore.ts';
import { PublishPendingChanges } from '../../application/publishing/PublishPendingChanges.ts';
import { PublishStepRunners } from '../../application/publishing/PublishStepRunner.ts';
import { RunPublish } from '../../application/publishing/RunPublish.ts';
import { SettleConflict } from '../../application/publishing/SettleConflict.ts';
import { TabSignals } from '../../application/publishing/TabSignals.ts';
import { ReportPublishFailure } from '../../application/publishing/ReportPublishFailure.ts';
import { PublishToken } from '../../application/publishing/PublishToken.ts';
import { AppTokens } from '../../application/session/AppTokens.ts';
import { SessionStore } from '../../application/session/SessionStore.ts';
import { RuleGateway } from '../../application/rules/RuleGateway.ts';
import { Analytics } from '../../application/shared/Analytics.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { ErrorReporter } from '../../application/shared/ErrorReporter.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { SessionStorage } from '../../application/shared/KeyValueStorage.ts';
import { PublishStoreNetworksStep } from '../../application/store-networks/PublishStoreNetworksStep.ts';
import { AddressCheckStore } from '../../application/warehouses/AddressCheckStore.ts';
import { AddressGateway } from '../../application/warehouses/AddressGateway.ts';
import { WarehouseGateway } from '../../application/warehouses/WarehouseGateway.ts';
import { provide } from './provide.ts';
import { applicationConfigSteps } from './applicationConfigSteps.ts';
import { ruleSteps } from './ruleSteps.ts';
import { warehouseSteps } from './warehouseSteps.ts';

export const publishingModule = new ContainerModule(({ bind }) => {
  provide(
    bind,
    LastPublishStore,
    [PublishGateway, CompanyStore, BrandingStore],
    (publishes, company, branding) => new LastPublishStore(publishes, company, branding),
  );
  provide(bind, PublishAttemptArchive, [SessionStorage], (storage) => new PublishAttemptArchive(storage));
  provide(bind, PublishCompanyStep, [CompanyGateway], (companies) => new PublishCompanyStep(companies));
  provide(
    bind,
    PublishStepRunners,
    [
      WarehouseGateway,
      ApplicationConfigGateway,
      RuleGateway,
      PublishCompanyStep,
      PublishCarriersStep,
      PublishStoreNetworksStep,
      PublishOnboardingStep,
      PublishSignupStep,
    ],
    (warehouses, application, rules, ...runners) => [
      ...runners,
      ...warehouseSteps(warehouses),
      ...applicationConfigSteps(application),
      ...ruleSteps(rules),
    ],
  );
  provide(
    bind,
    PublishPendingChanges,
    [PublishGateway, PublishStepRunners, PublishAttemptArchive, Clock],
    (...deps) => new PublishPendingChanges(...deps),
  );
  provide(
    bind,
    FetchAndRebase,
    [CompanyGateway, PublishGateway],
    (companies, publishes) => new FetchAndRebase(companies, publishes),
  );
  provide(
    bind,
    GiveUpAttempt,
    [PublishGateway, PublishAttemptArchive],
    (publishes, journal) => new GiveUpAttempt(publishes, journal),
  );
  provide(
    bind,
    PublishAttempts,
    [PublishAttemptArchive, GiveUpAttempt, BrandingStore, Ids],
    (journal, giveUp, branding, ids) => new PublishAttempts(journal, giveUp, branding, ids),
  );
  provide(
    bind,
    AddressCheckStore,
    [AddressGateway, Analytics],
    (gateway, analytics) => new AddressCheckStore(gateway, analytics),
  );
  provide(
    bind,
    ReportPublishFailure,
    [Analytics, ErrorReporter],
    (analytics, reporter) => new ReportPublishFailure(analytics, reporter),
  );
  provide(
    bind,
    PublishToken,
    [AppTokens, SessionStore],
    (appTokens, sessions) => new PublishToken(appTokens, () => sessions.session?.role === 'admin'),
  );
  provide(
    bind,
    RunPublish,
    [AddressCheckStore, PublishPendingChanges, FetchAndRebase, PublishAttempts, PublishToken, ReportPublishFailure],
    (...deps) => new RunPublish(...deps),
  );
  provide(
    bind,
    SettleConflict,
    [CompanyStore, PendingChangesStore],
    (company, changes) => new SettleConflict(company, changes),
  );
  provide(bind, PublishProgress, [CompanyStore, Clock], (company, clock) => new PublishProgress(company, clock));
  provide(
    bind,
    OtherTabsStore,
    [TabSignals, PublishProgress, CompanyStore, Clock],
    (signals, progress, company, clock) => new OtherTabsStore(signals, progress, company, clock),
  );
  provide(
    bind,
    GiveUpStopped,
    [PublishProgress, PublishAttempts, CompanyStore, PublishToken],
    (...deps) => new GiveUpStopped(...deps),
  );
  provide(
    bind,
    PublishingStore,
    [
      PublishProgress,
      RunPublish,
      PublishAttempts,
      CompanyStore,
      PendingChangesStore,
      OtherTabsStore,
      SettleConflict,
      GiveUpStopped,
    ],
    (...deps) => new PublishingStore(...deps),
  );
});
