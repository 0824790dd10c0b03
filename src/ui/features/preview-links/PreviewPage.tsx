import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { LanguageStore } from '../../../application/languages/LanguageStore.ts';
import { PreviewLinksGateway } from '../../../application/preview-links/PreviewLinksGateway.ts';
import { Resource } from '../../../application/shared/Resource.ts';
import { previewTokenIn } from '../../../domain/preview-links/previewLink.ts';
import { Spinner } from '../../shared/components/Spinner/Spinner.tsx';
import { useDocumentTitle } from '../../shared/document/useDocumentTitle.ts';
import { ReadFailure } from '../../shared/failures/ReadFailure.tsx';
import { useService } from '../../shared/services.tsx';
import { SignInFrame } from '../session/sign-in/SignInFrame.tsx';
import styles from './PreviewPage.module.scss';
import { SharedPortal } from './SharedPortal.tsx';

type Ended = 'incomplete' | 'unknown' | 'revoked' | 'expired' | 'throttled';

/**
 * Preview of the portal for visitors without an account. Does not use the session of this browser, and sends no request
 * if the URL has no token.
 */
export const PreviewPage = observer(function PreviewPage() {
  const token = previewTokenIn(useLocation().hash);
  return token === undefined ? <EndedPage why="incomplete" /> : <OpenedPage key={token} token={token} />;
});

const OpenedPage = observer(function OpenedPage({ token }: { readonly token: string }) {
  const { t } = useTranslation();
  const gateway = useService(PreviewLinksGateway);
  const [preview] = useState(() => new Resource((linkToken: string, signal) => gateway.open(linkToken, signal)));
  useEffect(
    function openLink() {
      void preview.load(token);
      return () => preview.close();
    },
    [preview, token],
  );
  const { state } = preview;
  if (state.kind === 'ready')
    return state.value.state === 'open' ? <SharedPortal {...state.value} /> : <EndedPage why={state.value.state} />;
  if (state.kind !== 'failed') return <Spinner size="page" label={t('previewLinks.page.loading')} />;
  const { failure } = state;
  if (failure.kind === 'not-found') return <EndedPage why="unknown" />;
  if (failure.kind === 'busy') return <EndedPage why="throttled" />;
  return (
    <main className={styles.failure}>
      <ReadFailure failure={failure} onRetry={() => void preview.reload()} />
    </main>
  );
});

const EndedPage = observer(function EndedPage({ why }: { readonly why: Ended }) {
  const { t } = useTranslation();
  const { configuration: brand } = useService(BrandingStore);
  const languages = useService(LanguageStore);
  const title = t(`previewLinks.page.${why}.title`);
  useDocumentTitle(title, brand?.productName);
  return (
    brand && (
      <SignInFrame
        brand={brand}
        version={__APP_VERSION__}
        language={languages.language}
        onLanguageChange={(language) => void languages.choose(language)}
        title={title}
        description={t(`previewLinks.page.${why}.description`)}
      />
    )
  );
});
