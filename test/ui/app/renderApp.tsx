import { render } from '@testing-library/react';
import { ContainerModule } from 'inversify';
import { I18nextProvider } from 'react-i18next';
import type { SampleData } from '../../../sample/SampleData.ts';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { Translator } from '../../../src/application/languages/Translator.ts';
import { SessionStore } from '../../../src/application/session/SessionStore.ts';
import { Analytics } from '../../../src/application/shared/Analytics.ts';
import { Clock } from '../../../src/application/shared/Clock.ts';
import { ErrorReporter } from '../../../src/application/shared/ErrorReporter.ts';
import { Ids } from '../../../src/application/shared/Ids.ts';
import { Env } from '../../../src/infrastructure/env/Env.ts';
import { createI18n } from '../../../src/infrastructure/i18n/createI18n.ts';
import { createContainer, type Services } from '../../../src/infrastructure/ioc/container.ts';
import { demoAdapters } from '../../../src/infrastructure/ioc/demoAdapters.ts';
import { features } from '../../../src/infrastructure/ioc/features.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { BundledLocaleGateway } from '../../../src/infrastructure/languages/BundledLocaleGateway.ts';
import { App } from '../../../src/ui/app/App.tsx';
import { ServicesProvider } from '../../../src/ui/shared/services.tsx';
import { ALLOWED_ROLES, PASSWORD, RETURNS_PRODUCT } from '../../support/aSample.ts';
import { CountingIds } from '../../support/CountingIds.ts';
import { ManualClock } from '../../support/ManualClock.ts';
import { RecordingAnalytics } from '../../support/RecordingAnalytics.ts';
import { RecordingErrorReporter } from '../../support/RecordingErrorReporter.ts';
import '../../support/domGaps.ts';

const translator: Translator = { language: 'en', complete: async () => undefined, use: async () => true };

const env = {
  clientKey: 'test-client',
  adminRoles: [...ALLOWED_ROLES.admin],
  merchantRoles: [...ALLOWED_ROLES.merchant],
  returnsProduct: RETURNS_PRODUCT,
};

export type RenderedApp = {
  readonly services: Services;
  readonly clock: ManualClock;
  /** Draws the application at an address. */
  readonly show: (pathname: string) => void;
};

/** The whole application over the demo of a sample, with somebody of an organisation of the first owner signed in. */
export async function openApp(sample: SampleData, organisationId: string, mailbox = 'staff'): Promise<RenderedApp> {
  const texts = await new BundledLocaleGateway().read('en');
  if (!texts.ok) throw new Error('the texts are not there');
  const clock = new ManualClock();
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
  if (!signedIn.ok) throw new Error(signedIn.error.kind);
  await services.get(BrandingStore).load('USPS', '/');
  const show = (pathname: string): void => {
    window.history.replaceState(undefined, '', pathname);
    render(
      <I18nextProvider i18n={createI18n('en', texts.value, async () => texts)}>
        <ServicesProvider services={services}>
          <App carrier="USPS" version="0.0.0-test" isAdminEnvironment={false} />
        </ServicesProvider>
      </I18nextProvider>,
    );
  };
  return { services, clock, show };
}
