import { AnnouncedExtensions } from '../../src/application/branding/AnnouncedExtensions.ts';
import { Connection } from '../../src/application/shared/Connection.ts';
import type { Binder } from '../../src/infrastructure/ioc/container.ts';
import { ApplicationConfigGateway } from '../../src/application/application-config/ApplicationConfigGateway.ts';
import { Analytics } from '../../src/application/shared/Analytics.ts';
import { TabSignals } from '../../src/application/shared/TabSignals.ts';
import { PublishGateway } from '../../src/application/publishing/PublishGateway.ts';
import { CompanyGateway } from '../../src/application/company/CompanyGateway.ts';
import { AddressGateway } from '../../src/application/warehouses/AddressGateway.ts';
import { WarehouseGateway } from '../../src/application/warehouses/WarehouseGateway.ts';
import { PublishStepRunners } from '../../src/application/publishing/PublishStepRunner.ts';
import { ChangeSubjects } from '../../src/application/changes/ChangeSubjects.ts';
import { provide } from '../../src/infrastructure/ioc/provide.ts';
import { demoServices } from './composition.ts';
import { BrandingStore } from '../../src/application/branding/BrandingStore.ts';
import { DraftGateway } from '../../src/application/changes/drafts/DraftGateway.ts';
import { DraftStore } from '../../src/application/changes/drafts/DraftStore.ts';
import { PersistPendingChanges } from '../../src/application/changes/PersistPendingChanges.ts';
import { PendingChangesStore } from '../../src/application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../src/application/company/CompanyStore.ts';
import { PublishAttemptArchive } from '../../src/application/publishing/attempts/PublishAttemptArchive.ts';
import { OtherTabsStore } from '../../src/application/publishing/OtherTabsStore.ts';
import { publishCompanyStep } from '../../src/application/publishing/publishCompanyStep.ts';
import { PublishingStore } from '../../src/application/publishing/PublishingStore.ts';
import { RemotePublishes } from '../../src/application/publishing/news/RemotePublishes.ts';
import { PublishToken } from '../../src/application/publishing/attempts/PublishToken.ts';
import { publishApplicationConfigStep } from '../../src/application/application-config/publishApplicationConfigStep.ts';
import { OnboardingGateway } from '../../src/application/onboarding/OnboardingGateway.ts';
import { publishSignupStep } from '../../src/application/onboarding/publishSignupStep.ts';
import { AppTokenGateway } from '../../src/application/session/AppTokenGateway.ts';
import { AppTokens } from '../../src/application/session/AppTokens.ts';
import { SessionCredentials } from '../../src/application/session/SessionCredentials.ts';
import { SessionStorage, type KeyValueStorage } from '../../src/application/shared/KeyValueStorage.ts';
import { productOf, type CompanyConfiguration } from '../../src/domain/company/companyConfiguration.ts';
import { arrangeReasons, removeReason, saveReason } from '../../src/domain/return-reasons/reasonEdits.ts';
import { noReturnReasons, type ReturnReason, type ReturnReasons } from '../../src/domain/company/parts/returnReason.ts';
import { ok } from '../../src/domain/shared/result.ts';
import { inMemoryApplicationConfigGateway } from '../../src/infrastructure/application-config/inMemoryApplicationConfigGateway.ts';
import { inMemoryCompanyGateway } from '../../src/infrastructure/company/inMemoryCompanyGateway.ts';
import { companyConfigurationOf } from '../../src/infrastructure/company/companyConfigurationOf.ts';
import type { PatternEngine } from '../../src/application/return-reasons/PatternEngine.ts';
import { compileRe2Pattern } from '../../src/infrastructure/patterns/re2PatternEngine.ts';
import { DemoService } from '../../src/infrastructure/demo/DemoService.ts';
import { announcedDrafts } from '../../src/infrastructure/changes/announcedDrafts.ts';
import { browserDraftGateway } from '../../src/infrastructure/changes/browserDraftGateway.ts';
import { NOBODY } from '../../src/domain/onboarding/draft/draftProblems.ts';
import { inMemoryDraftGateway } from '../../src/infrastructure/changes/inMemoryDraftGateway.ts';
import { StoredDrafts } from '../../src/infrastructure/changes/StoredDrafts.ts';
import { inMemoryPublishGateway } from '../../src/infrastructure/publishing/inMemoryPublishGateway.ts';
import { InMemoryTabSignals } from '../../src/infrastructure/publishing/InMemoryTabSignals.ts';
import { inMemoryAddressGateway } from '../../src/infrastructure/warehouses/inMemoryAddressGateway.ts';
import { AddressCheckStore } from '../../src/application/warehouses/AddressCheckStore.ts';
import { publishWarehousesStep } from '../../src/application/warehouses/publishWarehousesStep.ts';
import { InMemoryStorage } from '../../src/infrastructure/storage/InMemoryStorage.ts';
import { WithdrawableStorage } from '../../src/infrastructure/storage/WithdrawableStorage.ts';
import type { SampleData } from '../../sample/SampleData.ts';
import { aSample } from './samples/aSample.ts';
import { companyId as idOf } from './samples/builders.ts';
import { CountingIds } from './fakes/CountingIds.ts';
import { Faults } from './fakes/Faults.ts';
import { faultyApplicationConfig, faultyCompanies, faultyDrafts, faultyPublishes } from './fakes/faultyGateways.ts';
import { ManualClock } from './fakes/ManualClock.ts';
import { RecordingAnalytics } from './fakes/RecordingAnalytics.ts';
import { changeRegistry } from './changes.ts';

export const REFETCH_DELAY = 3000;

const HOME_ADDRESS = {
  locationId: 'home',
  locationName: 'Main Address',
  enabled: true,
  default: true,
  place: { address: { line1: '18 Yarra Street', town: 'Geelong', area: 'VIC', postcode: '3220', country: 'AU' } },
};

/** State that is not lost in a reload: the service, the tab's storage and the time. */
export type Environment = {
  readonly service: DemoService;
  readonly storage: KeyValueStorage;
  readonly clock: ManualClock;
  readonly ids: CountingIds;
  readonly faults: Faults;
  readonly analytics: RecordingAnalytics;
  /** Tabs that receive signals, by user. Each user has their own browser. */
  readonly tabs: Map<string, NonNullable<ConstructorParameters<typeof InMemoryTabSignals>[0]>>;
  /** Unpublished changes by user, stored by the service, or by the user's browser if the service stores none. */
  readonly drafts: Map<string, KeyValueStorage>;
};

/** Load patterns at once, because in tests no time passes while a script is loading. */
const patterns: PatternEngine = { load: async () => ok(compileRe2Pattern) };

/** Adds a return address to merchants without one, because publishing a portal requires one [WH-9]. */
function withAddresses(sample: SampleData): SampleData {
  for (const { configuration } of sample.owners.flatMap(({ merchants }) => merchants))
    configuration.warehousesConfig ??= [{ ...HOME_ADDRESS, companyId: configuration.companyId }];
  return sample;
}

export const anEnvironment = (sample = aSample()): Environment => {
  withAddresses(sample);
  const clock = new ManualClock();
  return {
    service: new DemoService(sample, changeRegistry, { clock, patterns }),
    storage: new InMemoryStorage(),
    clock,
    ids: new CountingIds('attempt'),
    faults: new Faults(),
    analytics: new RecordingAnalytics(),
    tabs: new Map(),
    drafts: new Map(),
  };
};

let tabs = 0;
/** Creates another tab of the same browser: same service, time and shared storage. */
export const aTab = (environment: Environment): Environment => ({
  ...environment,
  storage: new InMemoryStorage(),
  faults: new Faults(),
  ids: new CountingIds(`tab-${(tabs += 1)}`),
});
export const aDevice = (environment: Environment): Environment => ({ ...aTab(environment), tabs: new Map() });

export type WorkspaceOptions = {
  readonly companyId?: string;
  readonly userId?: string | undefined;
  readonly carrier?: string;
  readonly isAdmin?: boolean;
  readonly connection?: Connection;
  /** Bindings that replace those of the demo, because they are applied last. */
  readonly replace?: Binder;
};

/** Opens the page of a company for one user over an unreliable network. Uses the container of the demo. */
export async function openWorkspace(
  environment: Environment,
  {
    companyId = 'ACME',
    userId = 'user-1',
    carrier = 'USPS',
    isAdmin = false,
    connection = { isOnline: () => true, watch: () => () => undefined },
    replace = () => undefined,
  }: WorkspaceOptions = {},
) {
  const { service, storage, clock, ids, faults, analytics, tabs, drafts } = environment;
  const draftStorage = drafts.get(userId) ?? new InMemoryStorage();
  drafts.set(userId, draftStorage);
  const subscribers = tabs.get(userId) ?? new Set();
  tabs.set(userId, subscribers);
  const publishes = faultyPublishes(inMemoryPublishGateway(service), faults);
  const application = faultyApplicationConfig(inMemoryApplicationConfigGateway(service), faults);
  const services = demoServices({
    service,
    clock,
    ids,
    replace: (bind) => {
      provide(bind, SessionStorage, [], () => new WithdrawableStorage(storage));
      provide(bind, Connection, [], () => connection);
      provide(bind, Analytics, [], () => analytics);
      provide(bind, TabSignals, [], () => new InMemoryTabSignals(subscribers));
      provide(bind, PublishGateway, [], () => publishes);
      provide(bind, DraftGateway, [AnnouncedExtensions, ChangeSubjects], (announced, subjects) =>
        announcedDrafts(
          announced,
          faultyDrafts(inMemoryDraftGateway(service, new StoredDrafts(draftStorage, clock)), faults),
          browserDraftGateway(draftStorage, clock, subjects, () => userId),
        ),
      );
      provide(bind, CompanyGateway, [], () => faultyCompanies(inMemoryCompanyGateway(service), faults));
      provide(bind, ApplicationConfigGateway, [], () => application);
      provide(bind, AddressGateway, [], () => faultyAddresses(inMemoryAddressGateway(service), faults));
      provide(bind, OnboardingGateway, [], () => faultyOnboarding(faults));
      provide(bind, AppTokenGateway, [], () => faultyAppTokens(faults));
      provide(bind, PublishToken, [AppTokens], (appTokens) => new PublishToken(appTokens, () => isAdmin));
      // Load patterns at once, because in tests no time passes while a script is loading.
      provide(
        bind,
        PublishStepRunners,
        [CompanyGateway, WarehouseGateway, OnboardingGateway, BrandingStore, ChangeSubjects],
        (companies, warehouses, onboarding, branding, subjects) => [
          publishCompanyStep(companies, subjects),
          publishWarehousesStep(warehouses),
          publishSignupStep(onboarding, branding),
          publishApplicationConfigStep('merchant-application-config', application, subjects),
        ],
      );
      replace(bind);
    },
  });
  const credentials = services.get(SessionCredentials);
  credentials.use({ tokenType: 'Bearer', accessToken: 'session' });
  faults.note = () => credentials.current?.accessToken ?? '';
  const changes = services.get(PendingChangesStore);
  const company = services.get(CompanyStore);
  const branding = services.get(BrandingStore);
  const publishing = services.get(PublishingStore);
  const otherTabs = services.get(OtherTabsStore);
  await branding.load(carrier, '/');
  await company.open(idOf(companyId));
  const { configuration } = company;
  if (!configuration) throw new Error(`${companyId} could not be read`);
  const persist = services.get(PersistPendingChanges);
  await persist.prepare({ userId, companyId });
  const news = services.get(RemotePublishes);
  const start = (present: CompanyConfiguration): readonly (() => void)[] => {
    const stopPersisting = persist.execute({ userId, companyId }, present);
    publishing.restore(companyId);
    return [otherTabs.follow(companyId), news.follow(), stopPersisting];
  };
  let stops = start(configuration);

  const published = (): ReturnReasons => reasonsOf(company.configuration);
  return {
    services,
    changes,
    publishes,
    application,
    company,
    publishing,
    addressCheck: services.get(AddressCheckStore),
    otherTabs,
    drafts: services.get(DraftStore),
    news,
    journal: services.get(PublishAttemptArchive),
    branding,
    /** Closes the page. Requests that are already sent still reach the service. */
    leave: () => {
      for (const stop of stops) stop();
    },
    /** Opens the same page again without losing its state in memory, as after signing in again. */
    reopen: async () => {
      await persist.prepare({ userId, companyId });
      stops = start(company.configuration ?? configuration);
    },
    publish: () => publishing.publish(REFETCH_DELAY),
    save: (reason: ReturnReason) => changes.edit([saveReason(published(), reason)]),
    remove: (code: string) => changes.edit([removeReason(published(), code)]),
    arrange: (codes: readonly string[]) => changes.edit([arrangeReasons(published(), changes.present, codes)]),
    /** Reasons that the page shows, i.e. published ones with pending changes applied. */
    shown: (): readonly ReturnReason[] => reasonsOf(company.pendingConfiguration).reasons,
  };
}

const faultyAddresses = (lookup: AddressGateway, faults: Faults): AddressGateway => ({
  validate: (...args) => faults.around('address', '', () => lookup.validate(...args)),
});

const faultyOnboarding = (faults: Faults): OnboardingGateway => ({
  onboard: (_owner, _payload, write) => faults.around('onboard', write.idempotencyKey, async () => ok(undefined)),
  signUp: (_, write) => faults.around('signup', write.idempotencyKey, async () => ok(undefined)),
  findUsedNames: async () => ok(NOBODY),
});

const faultyAppTokens = (faults: Faults): AppTokenGateway => ({
  issue: (sessionToken) =>
    faults.around('app-token', sessionToken, async () => ok({ tokenType: 'Bearer', accessToken: 'app' })),
});

export type Workspace = Awaited<ReturnType<typeof openWorkspace>>;

const reasonsOf = (configuration: Parameters<typeof productOf>[0] | undefined): ReturnReasons =>
  (configuration && productOf(configuration).returnReasons) ?? noReturnReasons;

export function liveOf({ service }: Environment, companyId = 'ACME') {
  const read = service.configuration(companyId);
  const configuration = read.ok ? companyConfigurationOf(read.value.document) : undefined;
  if (!read.ok || !configuration) throw new Error(`${companyId} is not there`);
  // Ignore the time of the last publish, because the service adds it to every response.
  const { lastPublishedAt: _, ...document } = read.value.document;
  return { reasons: reasonsOf(configuration).reasons, revision: read.value.revision, document };
}
