import { observer, clearTimers } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
import { reaction } from 'mobx';
import { BrandingStore } from '../../application/branding/BrandingStore.ts';
import { LanguageStore } from '../../application/languages/LanguageStore.ts';
import { ReviewModeStore } from '../../application/review-mode/ReviewModeStore.ts';
import { StepUpStore } from '../../application/session/StepUpStore.ts';
import { SessionStore } from '../../application/session/SessionStore.ts';
import { ErrorReporter } from '../../application/shared/ErrorReporter.ts';
import { placeOf } from '../../domain/navigation/place.ts';
import { personOf } from '../../domain/session/session.ts';
import { openAnnouncements } from '../shared/announcing/announce.ts';
import { DialogsWaitContext } from '../shared/components/Dialog/DialogsWait.ts';
import { keepFocus } from '../shared/focus/keepFocus.ts';
import { lazyComponent } from '../shared/lazy/lazyComponent.tsx';
import { LeaveQuestions } from '../shared/leaving/LeaveQuestions.tsx';
import { useService } from '../shared/services.tsx';
import { useDocumentLanguage } from '../shared/document/useDocumentLanguage.ts';
import type { AppPage } from '../shared/pages/AppPage.ts';
import { NotFetched } from './outlet/RouteFailure.tsx';
import { PageFailure } from './outlet/PageFailure.tsx';
import { SignedIn } from './entry/SignedIn.tsx';
import { useDocumentBrand } from './document/useDocumentBrand.ts';
import { pageRoutes } from './pageRoutes.tsx';
import type { PreparedPage } from './prepareRoute.ts';
import { AppearanceStore } from '../../application/theme/AppearanceStore.ts';

const SignedOut = lazyComponent(async () => (await import('./entry/SignedOut.tsx')).SignedOut);
const SignInAgainDialog = lazyComponent(
  async () => (await import('../features/session/SignInAgainDialog.tsx')).SignInAgainDialog,
);

const StepUpDialog = lazyComponent(
  async () => (await import('../features/session/second-factor/StepUpDialog.tsx')).StepUpDialog,
);

export type AppProps = {
  readonly carrier: string;
  readonly version: string;
  /** Whether all paths are admin pages, as on a host for admins only. */
  readonly isAdminEnvironment: boolean;
  /** Whether to show navigation v2 even if the configuration disables it. */
  readonly newNavigation: boolean;
  /** All pages of the application. Must be the same array in every render. */
  readonly pages: readonly AppPage[];
  readonly prepared?: PreparedPage | undefined;
};

export const App = observer(function App(props: AppProps) {
  const branding = useService(BrandingStore);
  const { language } = useService(LanguageStore);
  useDocumentLanguage(language);
  useDocumentBrand(branding.configuration);
  useAppearance();
  useObserverCleanup();
  useEffect(() => keepFocus(), []);
  useEffect(function prepareToAnnounce() {
    openAnnouncements();
  }, []);
  const { state, configuration } = branding;
  if (!configuration) {
    const failure = state.kind === 'failed' ? state.failure : undefined;
    return (
      <PageFailure failure={failure} onRetry={() => void branding.load(props.carrier, window.location.pathname)} />
    );
  }
  return (
    <I18nProvider locale={language}>
      <RoutedApp {...props} />
    </I18nProvider>
  );
});

function RoutedApp(props: AppProps) {
  const reporter = useService(ErrorReporter);
  const [{ router, report }] = useState(() => ({
    router: createBrowserRouter(
      pageRoutes(
        props.pages,
        <LeaveQuestions>
          <Entrance {...props} />
        </LeaveQuestions>,
        props.prepared,
      ),
    ),
    report: (error: unknown): void => {
      if (!(error instanceof NotFetched)) reporter.report(error);
      // While the browser is offline, a script that cannot be loaded is not an error.
      else if (navigator.onLine) reporter.report(error.cause);
    },
  }));
  useEffect(
    function disposeRouter() {
      return () => router.dispose();
    },
    [router],
  );
  return <RouterProvider router={router} onError={report} />;
}

/**
 * Shows the sign-in page, then the page at the requested URL. If the session is interrupted, a sign-in dialog for the
 * same user is shown above the page.
 */
const Entrance = observer(function Entrance(props: AppProps) {
  const { session, shown } = useService(SessionStore);
  const review = useService(ReviewModeStore);
  const { pathname } = useLocation();
  const place = placeOf(pathname, props.isAdminEnvironment);
  const person = shown && personOf(shown);
  const lastPerson = useRef(person);
  useEffect(
    function forgetReviewOfPreviousUser() {
      if (lastPerson.current !== undefined && lastPerson.current !== person) review.forget();
      lastPerson.current = person;
    },
    [person, review],
  );
  if (!shown)
    return <SignedOut companyId={place.kind === 'company' ? place.companyId : undefined} version={props.version} />;
  return (
    <>
      <DialogsWaitContext value={!session}>
        <SignedIn {...props} key={person} session={shown} place={place} />
        <StepUp key={`step-up ${person}`} />
      </DialogsWaitContext>
      {!session && <SignInAgainDialog session={shown} />}
    </>
  );
});

/** Dialog in which the user confirms the identity. If the pages of the user are closed, waiting calls are not sent. */
const StepUp = observer(function StepUp() {
  const store = useService(StepUpStore);
  useEffect(
    function cancelOnUnmount() {
      return () => store.finish(false);
    },
    [store],
  );
  return (
    store.methods && <StepUpDialog methods={store.methods} onFinish={(isConfirmed) => store.finish(isConfirmed)} />
  );
});

/**
 * Disposes unused MobX observers when the document is unloaded. Otherwise, Chromium would run the finalizers of these
 * observers in the reloaded document, where a finalizer could clear an unrelated timer with the same number.
 */
function useObserverCleanup(): void {
  useEffect(function cleanUpOnPageHide() {
    window.addEventListener('pagehide', clearTimers);
    return () => window.removeEventListener('pagehide', clearTimers);
  }, []);
}

/** Applies the theme that the user selected. Defaults to the theme of the operating system. */
function useAppearance(): void {
  const store = useService(AppearanceStore);
  useEffect(
    function applyAppearance() {
      return reaction(
        () => store.appearance,
        (appearance) => {
          if (appearance === 'system') delete document.documentElement.dataset['theme'];
          else document.documentElement.dataset['theme'] = appearance;
        },
        { fireImmediately: true },
      );
    },
    [store],
  );
}
