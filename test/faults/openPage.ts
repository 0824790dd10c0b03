import type { Env as EnvSettings } from '../../contract/env.ts';
import { BrandingStore } from '../../src/application/branding/BrandingStore.ts';
import { ChangeSubjects } from '../../src/application/changes/ChangeSubjects.ts';
import { PersistPendingChanges } from '../../src/application/changes/PersistPendingChanges.ts';
import { PendingChangesStore } from '../../src/application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../src/application/company/CompanyStore.ts';
import { Translator } from '../../src/application/languages/Translator.ts';
import { PublishingStore } from '../../src/application/publishing/PublishingStore.ts';
import { TabSignals } from '../../src/application/shared/TabSignals.ts';
import { SessionCredentials } from '../../src/application/session/SessionCredentials.ts';
import { AnnouncedExtensions } from '../../src/application/branding/AnnouncedExtensions.ts';
import { SessionStore } from '../../src/application/session/SessionStore.ts';
import { TabSessions } from '../../src/application/session/TabSessions.ts';
import { Analytics } from '../../src/application/shared/Analytics.ts';
import { Clock } from '../../src/application/shared/Clock.ts';
import { Connection } from '../../src/application/shared/Connection.ts';
import { ErrorReporter } from '../../src/application/shared/ErrorReporter.ts';
import { Ids } from '../../src/application/shared/Ids.ts';
import { type KeyValueStorage, LocalStorage, SessionStorage } from '../../src/application/shared/KeyValueStorage.ts';
import { parseCompanyId } from '../../src/domain/company/companyId.ts';
import { featureBinders, loadAdapters } from '../../src/features/composeFeatures.ts';
import { features } from '../../src/features/features.ts';
import { Env } from '../../src/infrastructure/env/Env.ts';
import { AxiosHttp, type HttpSettings } from '../../src/infrastructure/http/AxiosHttp.ts';
import { Http } from '../../src/infrastructure/http/Http.ts';
import { createContainer, type Binder } from '../../src/infrastructure/ioc/container.ts';
import { provide } from '../../src/infrastructure/ioc/provide.ts';
import { InMemoryTabSessions } from '../../src/infrastructure/session/InMemoryTabSessions.ts';
import { InMemoryTabSignals } from '../../src/infrastructure/publishing/InMemoryTabSignals.ts';
import { WithdrawableStorage } from '../../src/infrastructure/storage/WithdrawableStorage.ts';
import { PASSWORD } from '../support/samples/aSample.ts';
import { RecordingAnalytics } from '../support/fakes/RecordingAnalytics.ts';
import { RecordingErrorReporter } from '../support/fakes/RecordingErrorReporter.ts';

/** Owner, user and storage of a tab, which a reload does not change. */
export type Tab = {
  readonly address: string;
  readonly env: EnvSettings;
  readonly carrier: string;
  readonly companyId: string;
  readonly username: string;
  readonly storage: KeyValueStorage;
  readonly localStorage: KeyValueStorage;
  readonly ids: Ids;
  /** Current time of the service, in milliseconds since 1970-01-01 UTC. */
  readonly now: () => number;
  /** Milliseconds after which a write without a response times out. */
  readonly timeLimit: () => number;
  /** Called whenever the client waits. */
  readonly passTime?: () => Promise<void>;
};

/** Loads the complete application for one company. The application uses HTTP but no browser. */
export async function openPage(tab: Tab) {
  const translator: Translator = {
    language: 'en',
    complete: async () => undefined,
    load: async () => true,
    use: async () => true,
  };
  // Run timers at once, because no user is waiting.
  const clock: Clock = {
    now: tab.now,
    after: (_, callback) => {
      let isOver = false;
      const timer = setImmediate(() => {
        void Promise.resolve(tab.passTime?.()).then(() => {
          if (!isOver) callback();
        });
      });
      return () => {
        isOver = true;
        clearImmediate(timer);
      };
    },
    every: () => () => undefined,
  };
  const platform: Binder = (bind) => {
    provide(bind, Env, [], () => tab.env);
    provide(bind, Clock, [], () => clock);
    provide(bind, Ids, [], () => tab.ids);
    provide(bind, Analytics, [], () => new RecordingAnalytics());
    provide(bind, ErrorReporter, [], () => new RecordingErrorReporter());
    provide(bind, Translator, [], () => translator);
    provide(bind, SessionStorage, [], () => new WithdrawableStorage(tab.storage));
    provide(bind, LocalStorage, [], () => tab.localStorage);
    provide(bind, TabSignals, [], () => new InMemoryTabSignals());
    provide(bind, TabSessions, [], () => new InMemoryTabSessions());
    provide(bind, Connection, [], () => ({ isOnline: () => true, watch: () => () => undefined }));
    provide(bind, Http, [SessionCredentials, Clock, AnnouncedExtensions], (credentials, time, announced) => {
      const settings: HttpSettings = {
        apiUrl: tab.address,
        rootApiUrl: tab.address,
        clientKey: tab.env.clientKey,
        clientSecret: '',
        get supportsIdempotencyKeys() {
          return announced.supportsIdempotencyKeys;
        },
        get keyedWriteTimeout() {
          return tab.timeLimit();
        },
      };
      return new AxiosHttp(settings, credentials, time, () => 0);
    });
  };
  const adapters = await loadAdapters(features, 'service');
  const services = createContainer([...adapters, ...featureBinders(features), platform]);

  const sessions = services.get(SessionStore);
  sessions.start();
  const signIn = async (): Promise<void> => {
    const { username, companyId: organisationId } = tab;
    const signedIn = await sessions.signIn({ username, password: PASSWORD, organisationId });
    if (!signedIn.ok) throw new Error(`${username} could not sign in: ${JSON.stringify(signedIn.error)}`);
  };
  if (!sessions.session) await signIn();
  const branding = services.get(BrandingStore);
  await branding.load(tab.carrier, '/');
  const company = services.get(CompanyStore);
  const companyId = parseCompanyId(tab.companyId);
  if (companyId === undefined) throw new Error(`${tab.companyId} is no company id`);
  await company.open(companyId);
  const { configuration } = company;
  if (!configuration) throw new Error(`${companyId} could not be read: ${JSON.stringify(company.state)}`);
  const userId = sessions.session?.userInfo.userId ?? '';
  const persist = services.get(PersistPendingChanges);
  await services.get(ChangeSubjects).loadAll();
  await persist.prepare({ userId, companyId });
  const leave = persist.execute({ userId, companyId }, configuration);
  const publishing = services.get(PublishingStore);
  publishing.restore(companyId);
  const hasSessions = branding.configuration?.extensions.publishSessions === true;
  return {
    services,
    sessions,
    signIn,
    company,
    changes: services.get(PendingChangesStore),
    publishing,
    hasSessions,
    leave,
  };
}

export type Page = Awaited<ReturnType<typeof openPage>>;
