import { ContainerModule } from 'inversify';
import type { SampleData } from '../../sample/SampleData.ts';
import { BrandingStore } from '../../src/application/branding/BrandingStore.ts';
import { Translator } from '../../src/application/languages/Translator.ts';
import { SessionStore } from '../../src/application/session/SessionStore.ts';
import { Analytics } from '../../src/application/shared/Analytics.ts';
import { Clock } from '../../src/application/shared/Clock.ts';
import { ErrorReporter } from '../../src/application/shared/ErrorReporter.ts';
import { Ids } from '../../src/application/shared/Ids.ts';
import { Env } from '../../src/infrastructure/env/Env.ts';
import { createContainer, type Services } from '../../src/infrastructure/ioc/container.ts';
import { demoAdapters } from '../../src/infrastructure/ioc/demoAdapters.ts';
import { features } from '../../src/infrastructure/ioc/features.ts';
import { provide } from '../../src/infrastructure/ioc/provide.ts';
import { ALLOWED_ROLES, PASSWORD, RETURNS_PRODUCT } from './samples/aSample.ts';
import { CountingIds } from './fakes/CountingIds.ts';
import { RecordingAnalytics } from './fakes/RecordingAnalytics.ts';
import { RecordingErrorReporter } from './fakes/RecordingErrorReporter.ts';

const env = {
  clientKey: 'test-client',
  adminRoles: [...ALLOWED_ROLES.admin],
  merchantRoles: [...ALLOWED_ROLES.merchant],
  returnsProduct: RETURNS_PRODUCT,
};
const translator: Translator = { language: 'en', complete: async () => undefined, use: async () => true };

/** The services of the demo over a sample, with somebody of an organisation signed in and the first owner's brand. */
export async function signedInDemo(
  sample: SampleData,
  organisationId: string,
  clock: Clock,
  mailbox = 'staff',
): Promise<Services> {
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
  const username = `${mailbox}@${organisationId.toLowerCase()}.example`;
  const signedIn = await sessions.signIn({ username, password: PASSWORD, organisationId });
  if (!signedIn.ok) throw new Error(`${username} could not sign in: ${signedIn.error.kind}`);
  await services.get(BrandingStore).load('USPS', '/');
  return services;
}
