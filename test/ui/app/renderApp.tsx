import { render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import type { SampleData } from '../../../sample/SampleData.ts';
import { LocaleGateway } from '../../../src/application/languages/LocaleGateway.ts';
import { createI18n } from '../../../src/infrastructure/i18n/createI18n.ts';
import type { Binder, Services } from '../../../src/infrastructure/ioc/container.ts';
import { pages as everyPage } from '../../support/composition.ts';
import { App } from '../../../src/ui/app/App.tsx';
import type { AppPage } from '../../../src/ui/shared/pages/AppPage.ts';
import { ServicesProvider } from '../../../src/ui/shared/services.tsx';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { signedInDemo } from '../../support/signedInDemo.ts';

type Environment = { readonly admin?: boolean; readonly newNavigation?: boolean };

export type RenderedApp = {
  readonly services: Services;
  readonly clock: ManualClock;
  /** Renders the application at a URL, by default with the product's pages. */
  readonly show: (address: string, pages?: readonly AppPage[], environment?: Environment) => void;
};

/** Creates the application with the demo of a sample, signed in to an organisation of the first owner. */
export async function openApp(
  sample: SampleData,
  organisationId: string,
  mailbox = 'staff',
  replace?: Binder,
): Promise<RenderedApp> {
  const clock = new ManualClock();
  const services = await signedInDemo(sample, organisationId, clock, mailbox, replace);
  const texts = await services.get(LocaleGateway).read('en');
  if (!texts.ok) throw new Error('the texts are not there');
  const show: RenderedApp['show'] = (address, pages = everyPage, { admin = false, newNavigation = false } = {}) => {
    window.history.replaceState(undefined, '', address);
    render(
      <I18nextProvider i18n={createI18n('en', texts.value, async () => texts)}>
        <ServicesProvider services={services}>
          <App
            carrier="USPS"
            version="0.0.0-test"
            isAdminEnvironment={admin}
            newNavigation={newNavigation}
            pages={pages}
          />
        </ServicesProvider>
      </I18nextProvider>,
    );
  };
  return { services, clock, show };
}
