import { ContainerModule } from 'inversify';
import { BrandingStore } from '../../src/application/branding/BrandingStore.ts';
import { PendingChangesStore } from '../../src/application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../src/application/company/CompanyStore.ts';
import { HistoryGateway } from '../../src/application/history/HistoryGateway.ts';
import { RestoreRevision } from '../../src/application/history/RestoreRevision.ts';
import { Translator } from '../../src/application/languages/Translator.ts';
import { PublishingStore } from '../../src/application/publishing/PublishingStore.ts';
import { SessionStore } from '../../src/application/session/SessionStore.ts';
import { Analytics } from '../../src/application/shared/Analytics.ts';
import { Clock } from '../../src/application/shared/Clock.ts';
import { ErrorReporter } from '../../src/application/shared/ErrorReporter.ts';
import { Ids } from '../../src/application/shared/Ids.ts';
import { DemoService } from '../../src/infrastructure/demo/DemoService.ts';
import { Env } from '../../src/infrastructure/env/Env.ts';
import { createContainer } from '../../src/infrastructure/ioc/container.ts';
import { demoAdapters } from '../../src/infrastructure/ioc/demoAdapters.ts';
import { features } from '../../src/infrastructure/ioc/features.ts';
import { provide } from '../../src/infrastructure/ioc/provide.ts';
import type { SampleData } from '../../sample/SampleData.ts';
import { ALLOWED_ROLES, PASSWORD, RETURNS_PRODUCT } from '../support/aSample.ts';
import { companyId as idOf } from '../support/builders.ts';
import { CountingIds } from '../support/CountingIds.ts';
import { RecordingAnalytics } from '../support/RecordingAnalytics.ts';
import { RecordingErrorReporter } from '../support/RecordingErrorReporter.ts';
import type { RestoringPage } from './restoreRounds.ts';

const env = {
  clientKey: 'test-client',
  adminRoles: [...ALLOWED_ROLES.admin],
  merchantRoles: [...ALLOWED_ROLES.merchant],
  returnsProduct: RETURNS_PRODUCT,
};

/** The whole application on one company of the demo, without a browser. Nobody waits: what is due later is due at once. */
export async function openDemoPage(sample: SampleData, companyId: string): Promise<RestoringPage> {
  const clock: Clock = {
    now: () => Date.UTC(2026, 10, 20, 12),
    after: (_, callback) => {
      const timer = setImmediate(callback);
      return () => clearImmediate(timer);
    },
    every: () => () => undefined,
  };
  const translator: Translator = { language: 'en', complete: async () => undefined, use: async () => true };
  const platform = new ContainerModule(({ bind }) => {
    provide(bind, Env, [], () => env);
    provide(bind, Clock, [], () => clock);
    provide(bind, Ids, [], () => new CountingIds('id'));
    provide(bind, Analytics, [], () => new RecordingAnalytics());
    provide(bind, ErrorReporter, [], () => new RecordingErrorReporter());
    provide(bind, Translator, [], () => translator);
  });
  const services = createContainer([platform, demoAdapters(sample), ...features]);
  const sessions = services.get(SessionStore);
  sessions.start();
  const username = `staff@${companyId.toLowerCase()}.example`;
  const signedIn = await sessions.signIn({ username, password: PASSWORD, organisationId: companyId });
  if (!signedIn.ok) throw new Error(`${username} could not sign in: ${signedIn.error.kind}`);
  await services.get(BrandingStore).load('USPS', '/');
  const company = services.get(CompanyStore);
  await company.open(idOf(companyId));
  const publishing = services.get(PublishingStore);
  publishing.restore(companyId);
  const service = services.get(DemoService);
  return {
    company,
    publishing,
    changes: services.get(PendingChangesStore),
    restore: services.get(RestoreRevision),
    history: services.get(HistoryGateway),
    kept: async (revision) => {
      const document = service.revision(companyId, revision);
      if (!document.ok) throw new Error(`There is no ${revision}.`);
      const { revision: _, ...kept } = document.value;
      return kept;
    },
  };
}
