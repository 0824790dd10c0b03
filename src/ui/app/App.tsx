import { observer } from 'mobx-react-lite';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { BrandingStore } from '../../application/branding/BrandingStore.ts';
import { LanguageStore } from '../../application/languages/LanguageStore.ts';
import { SessionStore } from '../../application/session/SessionStore.ts';
import { placeOf } from '../../domain/navigation/place.ts';
import { useService } from '../shared/services.tsx';
import { useDocumentLanguage } from '../shared/useDocumentLanguage.ts';
import { ErrorBoundary } from './outlet/ErrorBoundary.tsx';
import { PageFailure } from './outlet/PageFailure.tsx';
import { SignedIn } from './entry/SignedIn.tsx';
import { SignedOut } from './entry/SignedOut.tsx';
import { useAppearance } from './document/useAppearance.ts';
import { useDocumentBrand } from './document/useDocumentBrand.ts';
import { useObserverCleanup } from './document/useObserverCleanup.ts';

export type AppProps = {
  readonly carrier: string;
  readonly version: string;
  /** Every path is an admin's. */
  readonly isAdminEnvironment: boolean;
};

/** The application once its brand and its texts are there. */
export const App = observer(function App(props: AppProps) {
  const branding = useService(BrandingStore);
  const { language } = useService(LanguageStore);
  useDocumentLanguage(language);
  useDocumentBrand(branding.configuration);
  useAppearance();
  useObserverCleanup();
  if (!branding.configuration)
    return <PageFailure onRetry={() => void branding.load(props.carrier, window.location.pathname)} />;
  return (
    <I18nProvider locale={language}>
      <ErrorBoundary>
        <BrowserRouter>
          <Entrance {...props} />
        </BrowserRouter>
      </ErrorBoundary>
    </I18nProvider>
  );
});

/** Sign-in in front, the pages behind it; who signs in stays at the address they came for. */
const Entrance = observer(function Entrance({ carrier, version, isAdminEnvironment }: AppProps) {
  const { session } = useService(SessionStore);
  const { pathname } = useLocation();
  const place = placeOf(pathname, isAdminEnvironment);
  return session ? (
    <SignedIn session={session} place={place} carrier={carrier} version={version} />
  ) : (
    <SignedOut companyId={place.kind === 'company' ? place.companyId : undefined} version={version} />
  );
});
