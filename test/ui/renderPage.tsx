import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { I18nextProvider } from 'react-i18next';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { makeSample } from '../../sample/makeSample.ts';
import { PendingChangesStore } from '../../src/application/changes/PendingChangesStore.ts';
import { FormDrafts } from '../../src/application/forms/FormDrafts.ts';
import type { KeyValueStorage } from '../../src/application/shared/KeyValueStorage.ts';
import { CompanyStore } from '../../src/application/company/CompanyStore.ts';
import type { CompanyConfiguration } from '../../src/domain/company/companyConfiguration.ts';
import type { CompanyId } from '../../src/domain/company/companyId.ts';
import { bundleLocaleOf, type BundleLocale, type Language } from '../../src/domain/languages/language.ts';
import { I18nTranslator } from '../../src/infrastructure/i18n/I18nTranslator.ts';
import { createI18n } from '../../src/infrastructure/i18n/createI18n.ts';
import type { Binder, Services } from '../../src/infrastructure/ioc/container.ts';
import { bundledLocaleGateway } from '../../src/infrastructure/languages/bundledLocaleGateway.ts';
import { InMemoryStorage } from '../../src/infrastructure/storage/InMemoryStorage.ts';
import { FormDraftsContext } from '../../src/ui/shared/forms/useStoredInput.ts';
import { ServicesProvider } from '../../src/ui/shared/services.tsx';
import { demoServices } from '../support/composition.ts';

/** Renders the query string of the current URL. */
function Address() {
  return <output data-testid="search">{useLocation().search}</output>;
}

export type RenderedPage = {
  readonly user: UserEvent;
  readonly services: Services;
  readonly changes: PendingChangesStore;
  /** Query string of the URL, e.g. `?reason=SIZE`. */
  readonly search: () => string;
};

export type RenderOptions = {
  readonly companyId?: string;
  readonly search?: string;
  readonly language?: Language;
  /** Session storage of the tab, shared by several renderings. */
  readonly storage?: KeyValueStorage;
  /** Changes the published configuration before the page opens. */
  readonly publish?: (configuration: CompanyConfiguration) => CompanyConfiguration;
  /** Called for each text bundle that is loaded in addition to the page's own. */
  readonly onRead?: (locale: BundleLocale) => void;
  /** Replaces bindings of the container. */
  readonly replace?: Binder;
};

/** Renders a merchant's page with the demo's container, by default for the sample's main merchant. */
export async function renderPage(page: ReactNode, options: RenderOptions = {}): Promise<RenderedPage> {
  const { companyId = 'NORTHWIND', search = '', language = 'en', publish, replace, onRead } = options;
  const drafts = new FormDrafts(options.storage ?? new InMemoryStorage(), { userId: 'staff', companyId });
  const texts = await bundledLocaleGateway().read(bundleLocaleOf(language));
  if (!texts.ok) throw new Error('the texts are not there');
  const i18n = createI18n(language, texts.value, (locale) => {
    onRead?.(locale);
    return bundledLocaleGateway().read(locale);
  });
  const translator = new I18nTranslator(i18n, () => undefined);
  const sample = makeSample({ seed: 1, now: new Date(0) });
  const services = demoServices({ sample, translator, ...(replace && { replace }) });
  const company = services.get(CompanyStore);
  await company.open(companyId as CompanyId);
  if (publish && company.published)
    company.adopt({ ...company.published, configuration: publish(company.published.configuration) });

  const element = (
    <>
      {page}
      <Address />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [`/${companyId}/page${search}`] });
  render(
    <I18nProvider locale={language}>
      <I18nextProvider i18n={i18n}>
        <ServicesProvider services={services}>
          <FormDraftsContext value={drafts}>
            <RouterProvider router={router} />
          </FormDraftsContext>
        </ServicesProvider>
      </I18nextProvider>
    </I18nProvider>,
  );
  return {
    user: userEvent.setup({ delay: null }),
    services,
    changes: services.get(PendingChangesStore),
    search: () => screen.getByTestId('search').textContent,
  };
}
