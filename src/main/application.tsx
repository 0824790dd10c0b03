import type { i18n as I18n } from 'i18next';
import type { Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { AdminConfigDocument } from '../../contract/branding/adminConfig.ts';
import type { Early } from '../../contract/boot.ts';
import type { Env } from '../../contract/env.ts';
import { ChangeSubjects } from '../application/changes/ChangeSubjects.ts';
import { BrandingStore } from '../application/branding/BrandingStore.ts';
import { LocaleGateway } from '../application/languages/LocaleGateway.ts';
import type { Translator } from '../application/languages/Translator.ts';
import { OpenExternalSignIn } from '../application/session/external/OpenExternalSignIn.ts';
import { PersistPendingChanges } from '../application/changes/PersistPendingChanges.ts';
import { CompanyStore } from '../application/company/CompanyStore.ts';
import { ReviewModeStore } from '../application/review-mode/ReviewModeStore.ts';
import type { StaffCredentials } from '../application/session/SessionGateway.ts';
import { SessionStore } from '../application/session/SessionStore.ts';
import type { SecondStep, SignInError } from '../application/session/SignIn.ts';
import type { ErrorReporter } from '../application/shared/ErrorReporter.ts';
import { companyIn, placeOf } from '../domain/navigation/place.ts';
import type { Session } from '../domain/session/session.ts';
import { createContainer, type Binder, type Services } from '../infrastructure/ioc/container.ts';
import { platform } from '../infrastructure/ioc/platform.ts';
import { adminConfigurationOf } from '../infrastructure/branding/adminConfigurationOf.ts';
import { featureBinders, pagesOf } from '../features/composeFeatures.ts';
import { features } from '../features/features.ts';
import { prepareDemo } from '../ui/features/demo/DemoParts.tsx';
import { preload } from '../ui/shared/lazy/preload.ts';
import type { AppPage } from '../ui/shared/pages/AppPage.ts';
import { ServicesProvider } from '../ui/shared/services.tsx';

/** The views are a separate chunk, so that sign-in does not wait for them. */
const views = (): Promise<typeof import('./views.ts')> => import('./views.ts');

export type Application = {
  readonly locales: LocaleGateway;
  signIn(request: StaffCredentials | SecondStep): Promise<SignInError | undefined>;
  visitProvider(): Promise<SignInError | undefined>;
  prepare(): Promise<void>;
  /** Renders the application. Resolves once it is rendered with its texts. */
  show(root: Root): Promise<void>;
};

export async function startApplication(start: {
  readonly env: Env;
  readonly carrier: string;
  readonly i18n: I18n;
  readonly translator: Translator;
  readonly reporter: ErrorReporter;
  readonly adminConfig: AdminConfigDocument | undefined;
  readonly early: Early | undefined;
  /** Adapters that are loaded in parallel with this script. */
  readonly adapters: Promise<readonly Binder[]>;
}): Promise<Application> {
  const { env, carrier, i18n, translator, reporter, adminConfig, early } = start;
  const { language } = translator;
  const services: Services = createContainer([
    platform(env, translator, reporter, () => services.get(SessionStore).shown),
    ...(await start.adapters),
    ...featureBinders(features),
  ]);
  const pages = pagesOf(features, services.get(ChangeSubjects));
  const branding = services.get(BrandingStore);
  const session = services.get(SessionStore);
  session.start();
  services.get(ReviewModeStore).restore();
  if (adminConfig) branding.adopt(adminConfigurationOf(carrier, adminConfig));

  void views();
  preloadPages(pages, session);
  const locales = services.get(LocaleGateway);
  // Load the current texts, because the texts that were loaded first may be from the browser's cache.
  if (early?.answers)
    preload(async () =>
      (await import('../infrastructure/i18n/reloadTexts.ts')).reloadTexts(i18n, locales, language, carrier),
    );

  return {
    locales,
    async signIn(request) {
      const outcome = await session.signIn(request);
      if (outcome.ok) return undefined;
      // Load the other texts, because the page contains no texts of the second step.
      if (outcome.error.kind === 'second-factor') await translator.complete();
      return outcome.error;
    },
    visitProvider: async () => (await services.get(OpenExternalSignIn)()).provider.begin(),
    async prepare() {
      const texts = translator.complete();
      const { prepareRoute } = await views();
      await prepareRoute(pages, window.location.pathname, env.admin === true);
      await texts;
    },
    async show(root) {
      const texts = translator.complete();
      openOwnCompany(services, session.session, env.admin === true);
      if (!branding.configuration) await branding.load(carrier, window.location.pathname);
      const { App, prepareRoute } = await views();
      // Ignore a failure here: the route loads the same module again, and shows an error if that fails too.
      const prepared = await prepareRoute(pages, window.location.pathname, env.admin === true).catch(() => undefined);
      await texts;
      if (early?.taken)
        await (
          await import('./receiveRemovedUrlParts.tsx')
        ).receiveRemovedUrlParts(early.taken, { root, services, i18n });
      if (import.meta.env.MODE === 'demo') await prepareDemo();
      root.render(
        <I18nextProvider i18n={i18n}>
          <ServicesProvider services={services}>
            <App
              carrier={carrier}
              version={__APP_VERSION__}
              isAdminEnvironment={env.admin === true}
              newNavigation={env.newNavigation === true}
              pages={pages}
              prepared={prepared}
            />
          </ServicesProvider>
        </I18nextProvider>,
      );
    },
  };
}

/** Loads the user's company in parallel with the texts of the interface, because the first page needs both. */
function openOwnCompany(services: Services, session: Session | undefined, isAdminEnvironment: boolean): void {
  const { pathname } = window.location;
  const companyId = companyIn(placeOf(pathname, isAdminEnvironment));
  if (!companyId || session?.loggedInCompanyId !== companyId) return;
  void services.get(CompanyStore).open(companyId, pathname);
  // Ignore a failure here, because the page shows it later, when it restores the pending changes.
  services
    .get(PersistPendingChanges)
    .prepare({ userId: session.userInfo.userId, companyId })
    ?.catch(() => undefined);
}

function preloadPages(pages: readonly AppPage[], session: SessionStore): void {
  for (const page of pages)
    preload(async () => {
      if (page.audience === 'merchant' || session.session?.role === 'admin') await page.load();
    });
}
