import { BrandingStore } from '../../src/application/branding/BrandingStore.ts';
import { PersistPendingChanges } from '../../src/application/changes/PersistPendingChanges.ts';
import { PendingChangesArchive } from '../../src/application/changes/PendingChangesArchive.ts';
import { PendingChangesStore } from '../../src/application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../src/application/company/CompanyStore.ts';
import { FetchAndRebase } from '../../src/application/publishing/FetchAndRebase.ts';
import { GiveUpAttempt } from '../../src/application/publishing/GiveUpAttempt.ts';
import { GiveUpStopped } from '../../src/application/publishing/GiveUpStopped.ts';
import { PublishAttemptArchive } from '../../src/application/publishing/PublishAttemptArchive.ts';
import { OtherTabsStore } from '../../src/application/publishing/OtherTabsStore.ts';
import { PublishAttempts } from '../../src/application/publishing/PublishAttempts.ts';
import { PublishCompanyStep } from '../../src/application/publishing/PublishCompanyStep.ts';
import { PublishProgress } from '../../src/application/publishing/PublishProgress.ts';
import { PublishingStore } from '../../src/application/publishing/PublishingStore.ts';
import { PublishPendingChanges } from '../../src/application/publishing/PublishPendingChanges.ts';
import { PublishToken } from '../../src/application/publishing/PublishToken.ts';
import { RunPublish } from '../../src/application/publishing/RunPublish.ts';
import { SettleConflict } from '../../src/application/publishing/SettleConflict.ts';
import { ReportPublishFailure } from '../../src/application/publishing/ReportPublishFailure.ts';
import { PublishApplicationConfigStep } from '../../src/application/application-config/PublishApplicationConfigStep.ts';
import type { OnboardingGateway } from '../../src/application/onboarding/OnboardingGateway.ts';
import { PublishSignupStep } from '../../src/application/onboarding/PublishSignupStep.ts';
import type { AppTokenGateway } from '../../src/application/session/AppTokenGateway.ts';
import { AppTokens } from '../../src/application/session/AppTokens.ts';
import { SessionCredentials } from '../../src/application/session/SessionCredentials.ts';
import type { KeyValueStorage } from '../../src/application/shared/KeyValueStorage.ts';
import { productOf } from '../../src/domain/company/companyConfiguration.ts';
import { arrangeReasons, removeReason, saveReason } from '../../src/domain/return-reasons/reasonEdits.ts';
import {
  noReturnReasons,
  type ReturnReason,
  type ReturnReasons,
} from '../../src/domain/return-reasons/returnReason.ts';
import { ok } from '../../src/domain/shared/result.ts';
import { InMemoryApplicationConfigGateway } from '../../src/infrastructure/application-config/InMemoryApplicationConfigGateway.ts';
import { InMemoryAdminConfigGateway } from '../../src/infrastructure/branding/InMemoryAdminConfigGateway.ts';
import { InMemoryCompanyGateway } from '../../src/infrastructure/company/InMemoryCompanyGateway.ts';
import { companyConfigurationOf } from '../../src/infrastructure/company/companyConfigurationOf.ts';
import { DemoService } from '../../src/infrastructure/demo/DemoService.ts';
import { InMemoryPublishGateway } from '../../src/infrastructure/publishing/InMemoryPublishGateway.ts';
import { InMemoryTabSignals } from '../../src/infrastructure/publishing/InMemoryTabSignals.ts';
import { InMemoryAddressGateway } from '../../src/infrastructure/warehouses/InMemoryAddressGateway.ts';
import { InMemoryWarehouseGateway } from '../../src/infrastructure/warehouses/InMemoryWarehouseGateway.ts';
import { AddressCheckStore } from '../../src/application/warehouses/AddressCheckStore.ts';
import { PublishWarehousesStep } from '../../src/application/warehouses/PublishWarehousesStep.ts';
import { InMemoryStorage } from '../../src/infrastructure/storage/InMemoryStorage.ts';
import { aSample } from './samples/aSample.ts';
import { companyId as idOf } from './samples/builders.ts';
import { CountingIds } from './fakes/CountingIds.ts';
import { Faults } from './fakes/Faults.ts';
import { FaultyApplicationConfigGateway } from './fakes/FaultyApplicationConfigGateway.ts';
import { FaultyCompanyGateway } from './fakes/FaultyCompanyGateway.ts';
import { FaultyPublishGateway } from './fakes/FaultyPublishGateway.ts';
import { ManualClock } from './fakes/ManualClock.ts';
import { RecordingErrorReporter } from './fakes/RecordingErrorReporter.ts';
import { RecordingAnalytics } from './fakes/RecordingAnalytics.ts';

export const REFETCH_DELAY = 3000;

/** What outlives a reload of the page: the service, the tab's storage, time. */
export type Environment = {
  readonly service: DemoService;
  readonly storage: KeyValueStorage;
  readonly clock: ManualClock;
  readonly ids: CountingIds;
  readonly faults: Faults;
  readonly analytics: RecordingAnalytics;
  /** Which of a person's tabs listen, by the person: others have browsers of their own. */
  readonly tabs: Map<string, NonNullable<ConstructorParameters<typeof InMemoryTabSignals>[0]>>;
};

export const anEnvironment = (): Environment => ({
  service: new DemoService(aSample()),
  storage: new InMemoryStorage(),
  clock: new ManualClock(),
  ids: new CountingIds('attempt'),
  faults: new Faults(),
  analytics: new RecordingAnalytics(),
  tabs: new Map(),
});

/** One load of the page on one company, by one person, over an unreliable network. */
export async function openWorkspace(
  environment: Environment,
  { companyId = 'ACME', userId = 'user-1', carrier = 'USPS', isAdmin = false } = {},
) {
  const { service, storage, clock, ids, faults, analytics, tabs } = environment;
  const publishes = new FaultyPublishGateway(new InMemoryPublishGateway(service, clock), faults);
  const companies = new FaultyCompanyGateway(new InMemoryCompanyGateway(service), faults);
  const reporter = new RecordingErrorReporter();
  const credentials = new SessionCredentials();
  credentials.use({ tokenType: 'Bearer', accessToken: 'session' });
  faults.note = () => credentials.current?.accessToken ?? '';
  const appTokens: AppTokenGateway = {
    issue: (sessionToken) =>
      faults.around('app-token', sessionToken, async () => ok({ tokenType: 'Bearer', accessToken: 'app' })),
  };
  const changes = new PendingChangesStore();
  const company = new CompanyStore(companies, changes, clock, analytics);
  const branding = new BrandingStore(new InMemoryAdminConfigGateway(service), analytics);
  const journal = new PublishAttemptArchive(storage);
  const attempts = new PublishAttempts(journal, new GiveUpAttempt(publishes, journal), branding, ids);
  const progress = new PublishProgress(company, clock);
  const subscribers = tabs.get(userId) ?? new Set();
  tabs.set(userId, subscribers);
  const otherTabs = new OtherTabsStore(new InMemoryTabSignals(subscribers), progress, company, clock);
  const lookup = new InMemoryAddressGateway(service);
  const addressCheck = new AddressCheckStore(
    { validate: (...asked) => faults.around('address', '', () => lookup.validate(...asked)) },
    analytics,
  );
  const warehouses = new InMemoryWarehouseGateway(service, ids);
  const token = new PublishToken(new AppTokens(appTokens, credentials), () => isAdmin);
  const application = new FaultyApplicationConfigGateway(new InMemoryApplicationConfigGateway(service), faults);
  const onboarding: OnboardingGateway = {
    onboard: (_owner, _payload, write) => faults.around('onboard', write.idempotencyKey, async () => ok(undefined)),
    signUp: (_, write) => faults.around('signup', write.idempotencyKey, async () => ok(undefined)),
  };
  const publishing = new PublishingStore(
    progress,
    new RunPublish(
      addressCheck,
      new PublishPendingChanges(
        publishes,
        [
          new PublishCompanyStep(companies),
          new PublishWarehousesStep(warehouses),
          new PublishSignupStep(onboarding, branding),
          new PublishApplicationConfigStep('merchant-application-config', application),
        ],
        journal,
        clock,
      ),
      new FetchAndRebase(companies, publishes),
      attempts,
      token,
      new ReportPublishFailure(analytics, reporter),
    ),
    attempts,
    company,
    changes,
    otherTabs,
    new SettleConflict(company, changes),
    new GiveUpStopped(progress, attempts, company, token),
  );
  const keep = new PersistPendingChanges(changes, new PendingChangesArchive(storage));
  await branding.load(carrier, '/');
  await company.open(idOf(companyId));
  const { configuration } = company;
  if (!configuration) throw new Error(`${companyId} could not be read`);
  const stopKeeping = keep.execute({ userId, companyId }, configuration);
  publishing.restore(companyId);
  const unfollow = otherTabs.follow(companyId);

  const published = (): ReturnReasons => reasonsOf(company.configuration);
  return {
    changes,
    publishes,
    application,
    company,
    publishing,
    addressCheck,
    otherTabs,
    journal,
    branding,
    /** The page goes away; what it had begun goes on at the service, unseen. */
    leave: () => {
      unfollow();
      stopKeeping();
    },
    publish: () => publishing.publish(REFETCH_DELAY),
    save: (reason: ReturnReason) => changes.edit([saveReason(published(), reason)]),
    remove: (code: string) => changes.edit([removeReason(published(), code)]),
    arrange: (codes: readonly string[]) => changes.edit([arrangeReasons(published(), changes.present, codes)]),
    /** The reasons as the person sees them: published, with what is pending. */
    shown: (): readonly ReturnReason[] => reasonsOf(company.pendingConfiguration).reasons,
  };
}

export type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

const reasonsOf = (configuration: Parameters<typeof productOf>[0] | undefined): ReturnReasons =>
  (configuration && productOf(configuration).returnReasons) ?? noReturnReasons;

/** What customers see now, and its revision. */
export function liveOf({ service }: Environment, companyId = 'ACME') {
  const read = service.configuration(companyId);
  const configuration = read.ok ? companyConfigurationOf(read.value.document) : undefined;
  if (!read.ok || !configuration) throw new Error(`${companyId} is not there`);
  return { reasons: reasonsOf(configuration).reasons, revision: read.value.revision, document: read.value.document };
}
