import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import type { Boot } from '../../contract/boot.ts';
import type { Env } from '../../contract/env.ts';
import type { StaffCredentials } from '../application/session/SessionGateway.ts';
import type { SecondStep, SignInError } from '../application/session/SignIn.ts';
import { findOwner } from '../domain/branding/findOwner.ts';
import { parseCompanyId } from '../domain/company/companyId.ts';
import { repairedFragment } from '../domain/navigation/canonicalAddress.ts';
import { externalLoginAt } from '../domain/session/signInMethod.ts';
import { startLanguage } from '../domain/languages/startLanguage.ts';
import { adminConfigurationOf } from '../infrastructure/branding/adminConfigurationOf.ts';
import { createI18n } from '../infrastructure/i18n/createI18n.ts';
import { I18nTranslator } from '../infrastructure/i18n/I18nTranslator.ts';
import { loadComposition } from '../features/loadComposition.ts';
import type { Binder } from '../infrastructure/ioc/container.ts';
import { readLanguageCookie, browserCookies } from '../infrastructure/page/browserCookies.ts';
import { SentryErrorReporter } from '../infrastructure/telemetry/errors/SentryErrorReporter.ts';
import { SignInScene } from '../ui/features/session/sign-in/SignInScene.tsx';
import { whenIdle } from '../ui/shared/lazy/preload.ts';
import type { Application } from './application.tsx';
import { readBoot } from './readBoot.ts';
import { showPlainMessage } from './showPlainMessage.ts';

/**
 * Hydrates a delivered sign-in form with little script. The application is loaded in the background and takes over
 * after sign-in.
 */
export function startPage(env: Env, element: HTMLElement): void {
  // Only a static host serves a page at such a URL. The service redirects.
  const repaired = repairedFragment(window.location.pathname + window.location.search);
  if (repaired !== undefined) return window.location.replace(repaired);
  const boot = readBoot(document);
  const early = window.__EARLY__;
  const carrier = boot?.carrier ?? findOwner(env, window.location);
  if (carrier === undefined) return showPlainMessage(element, 'No carrier found for this url');

  const reporter = new SentryErrorReporter(
    {
      endpoint: import.meta.env['VITE_ERROR_REPORTING_ENDPOINT'],
      environment: import.meta.env['VITE_ERROR_REPORTING_ENVIRONMENT'],
      release: __APP_VERSION__,
    },
    () => import('../infrastructure/telemetry/errors/sentry.ts'),
  );
  window.addEventListener('error', (event) => reporter.report(event.error));
  window.addEventListener('unhandledrejection', (event) => reporter.report(event.reason));

  const language =
    boot?.language ??
    startLanguage({
      chosen: readLanguageCookie(browserCookies.read()),
      accepted: navigator.languages,
      environmentDefault: env.defaultLanguage,
    });
  const i18n = createI18n(language, boot?.bundle, async (locale) =>
    (await application()).locales.read(locale, carrier),
  );
  const translator = new I18nTranslator(i18n, browserCookies.write);

  const takesOver = async (): Promise<boolean> => {
    try {
      const { takeOverSession } = await import('./takeOverSession.ts');
      return await takeOverSession(env.admin === true);
    } catch (cause) {
      // Without the script, the user signs in by password.
      reporter.report(cause);
      return false;
    }
  };

  let started: Promise<Application> | undefined;
  const startWith = async (adapters: Promise<readonly Binder[]>): Promise<Application> => {
    const { startApplication } = await import('./application.tsx');
    return startApplication({
      env,
      carrier,
      i18n,
      translator,
      reporter,
      adapters,
      adminConfig: boot?.adminConfig,
      early,
    });
  };
  const application = (): Promise<Application> => (started ??= startWith(loadComposition()));

  const showForm = (served: Boot): void => {
    const root: { current?: Root } = {};
    const attempt = async (
      act: (app: Application) => Promise<SignInError | undefined>,
    ): Promise<SignInError | undefined> => {
      try {
        return await act(await application());
      } catch (cause) {
        // The script could not be loaded, so let the next attempt load it again.
        started = undefined;
        reporter.report(cause);
        return { kind: 'failed', failure: { kind: 'unreachable' } };
      }
    };
    const signIn = async (
      app: Application,
      request: StaffCredentials | SecondStep,
    ): Promise<SignInError | undefined> => {
      const error = await app.signIn(request);
      if (!error && root.current) await app.show(root.current);
      return error;
    };
    const brand = adminConfigurationOf(carrier, served.adminConfig);
    const companyId = served.companyId === undefined ? undefined : parseCompanyId(served.companyId);
    root.current = hydrateRoot(
      element,
      <I18nextProvider i18n={i18n}>
        <SignInScene
          brand={brand}
          companyId={companyId}
          version={__APP_VERSION__}
          onLanguageChange={(chosen) => void translator.use(chosen)}
          onSignIn={(request) => attempt((app) => signIn(app, request))}
          onExternalSignIn={externalLoginAt(brand, companyId) && (() => attempt((app) => app.visitProvider()))}
          submittedEarly={early?.submitted}
        />
      </I18nextProvider>,
      { onRecoverableError: (error) => reporter.report(error) },
    );
    early?.release?.();
    // If this fails, a submit of the form loads the application again and shows a failure.
    whenIdle(() =>
      application().then(
        (app) => app.prepare(),
        () => (started = undefined),
      ),
    );
  };
  const showApplication = (): void => {
    application()
      .then((app) => app.show(createRoot(element)))
      .catch((cause: unknown) => {
        reporter.report(cause);
        showPlainMessage(element, i18n.t('errors.unreachable.title'));
      });
  };

  const form = boot && element.querySelector('form') ? boot : undefined;
  const begin = (isSignedIn: boolean): void => {
    if (isSignedIn) element.replaceChildren();
    delete document.documentElement.dataset['session'];
    if (form && !isSignedIn) showForm(form);
    else showApplication();
  };
  // The form is hidden for a moment if another tab is probably signed in, unless it was submitted.
  // A static host has no form.
  const { session } = document.documentElement.dataset;
  const asks =
    boot || early?.taken ? session === 'asked' || (session === 'late' && early?.submitted === undefined) : true;
  if (asks) void takesOver().then(begin);
  else begin(false);
  whenIdle(() => void reporter.start());
}
