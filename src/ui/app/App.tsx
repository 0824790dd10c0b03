import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createBrowserRouter, RouterProvider, useLocation } from 'react-router-dom';
import { BrandingStore } from '../../application/branding/BrandingStore.ts';
import { LanguageStore } from '../../application/languages/LanguageStore.ts';
import { SessionStore } from '../../application/session/SessionStore.ts';
import { ErrorReporter } from '../../application/shared/ErrorReporter.ts';
import { placeOf } from '../../domain/navigation/place.ts';
import { openAnnouncements } from '../shared/announcing/announce.ts';
import { useKeptFocus } from '../shared/focus/useKeptFocus.ts';
import { LeaveQuestions } from '../shared/leaving/LeaveQuestions.tsx';
import { useService } from '../shared/services.tsx';
import { useDocumentLanguage } from '../shared/document/useDocumentLanguage.ts';
import type { AppPage } from '../shared/pages/AppPage.ts';
import { PageFailure } from './outlet/PageFailure.tsx';
import { SignedIn } from './entry/SignedIn.tsx';
import { SignedOut } from './entry/SignedOut.tsx';
import { useAppearance } from './document/useAppearance.ts';
import { useDocumentBrand } from './document/useDocumentBrand.ts';
import { useObserverCleanup } from './document/useObserverCleanup.ts';
import { pageRoutes } from './pageRoutes.tsx';

export type AppProps = {
  readonly carrier: string;
  readonly version: string;
  /** Every path is an admin's. */
  readonly isAdminEnvironment: boolean;
  /** All of them, in the same list for as long as the application is shown. */
  readonly pages: readonly AppPage[];
};

/** The application once its brand and its texts are there. */
export const App = observer(function App(props: AppProps) {
  const branding = useService(BrandingStore);
  const { language } = useService(LanguageStore);
  useDocumentLanguage(language);
  useDocumentBrand(branding.configuration);
  useAppearance();
  useObserverCleanup();
  useKeptFocus();
  useEffect(function prepareToAnnounce() {
    openAnnouncements();
  }, []);
  if (!branding.configuration)
    return <PageFailure onRetry={() => void branding.load(props.carrier, window.location.pathname)} />;
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
      ),
    ),
    report: (error: unknown): void => reporter.report(error),
  }));
  useEffect(
    function stopListening() {
      return () => router.dispose();
    },
    [router],
  );
  return <RouterProvider router={router} onError={report} />;
}

/** Sign-in in front, the pages behind it; who signs in stays at the address they came for. */
const Entrance = observer(function Entrance(props: AppProps) {
  const { session } = useService(SessionStore);
  const { pathname } = useLocation();
  const place = placeOf(pathname, props.isAdminEnvironment);
  return session ? (
    <SignedIn {...props} session={session} place={place} />
  ) : (
    <SignedOut companyId={place.kind === 'company' ? place.companyId : undefined} version={props.version} />
  );
});
