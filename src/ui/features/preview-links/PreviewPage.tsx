import { observer } from 'mobx-react-lite';
import { useEffect, useState, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import { LanguageStore } from '../../../application/languages/LanguageStore.ts';
import { PreviewLinksGateway } from '../../../application/preview-links/PreviewLinksGateway.ts';
import { Resource } from '../../../application/shared/Resource.ts';
import { previewTokenIn, type PreviewLink } from '../../../domain/preview-links/previewLink.ts';
import { Spinner } from '../../shared/components/Spinner/Spinner.tsx';
import { useDocumentTitle } from '../../shared/document/useDocumentTitle.ts';
import { ReadFailure } from '../../shared/failures/ReadFailure.tsx';
import { useService } from '../../shared/services.tsx';
import { SignInFrame } from '../session/sign-in/SignInFrame.tsx';
import styles from './PreviewPage.module.scss';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { consumerLanguages } from '../../../domain/application-config/consumerLanguages.ts';
import { consumerPortal } from '../../../domain/consumer-portal/consumerPortal.ts';
import { consumerSteps, type ConsumerStep } from '../../../domain/consumer-text/textSlot.ts';
import { languages, ownNameOf } from '../../../domain/languages/language.ts';
import type { FromFrame, PreviewState } from '../../consumer/previewProtocol.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { BrandMark } from '../../shared/components/BrandMark/BrandMark.tsx';
import { Select } from '../../shared/components/Select/Select.tsx';
import { DeviceControl, type Device } from '../../shared/preview/DeviceControl.tsx';
import { PreviewFrame } from '../../shared/preview/PreviewFrame.tsx';
import { ScreenStrip } from '../../shared/preview/ScreenStrip.tsx';
import { useConsumerView } from '../../shared/preview/content/useConsumerView.ts';
import { useConsumerVisit } from '../../shared/preview/content/useConsumerVisit.ts';
import { useTimeText } from './useTimeText.ts';

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

type SharedPortalProps = {
  readonly link: Pick<PreviewLink, 'createdAt' | 'expiresAt'>;
  readonly configuration: CompanyConfiguration;
};

/** Portal as shown by a preview link. The header contains only the logo [SH-1] [CT-4]. */
const SharedPortal = observer(function SharedPortal({ link, configuration }: SharedPortalProps) {
  const { t } = useTranslation();
  const timeText = useTimeText();
  const { configuration: brand } = useService(BrandingStore);
  const { visit, typed, choose } = useConsumerVisit(configuration, consumerLanguages(configuration).start);
  const portal = useMemo(() => consumerPortal(configuration, visit), [configuration, visit]);
  const view = useConsumerView(configuration, portal, visit, typed);
  const [screen, setScreen] = useState<ConsumerStep>('returnDetails');
  const [device, setDevice] = useState<Device>('phone');
  const state = useMemo((): PreviewState => ({ view, screen, outlined: [], isPicking: false }), [view, screen]);
  const title = t('previewLinks.page.title', { name: portal.name });
  useDocumentTitle(title, brand?.productName);

  function handleMessage(message: FromFrame): void {
    if (message.type === 'screen') setScreen(message.screen);
    if (message.type === 'choice')
      choose(
        message.choice,
        portal.chosen.map(({ id }) => id),
      );
  }
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        {portal.logo === undefined ? (
          <BrandMark name={portal.name} isNamed />
        ) : (
          <img className={styles.logo} src={portal.logo} alt={portal.logoText} />
        )}
      </header>
      <main className={styles.main}>
        <h1 className={styles.title}>{title}</h1>
        <Banner tone="info">
          {t('previewLinks.page.notice', { made: timeText(link.createdAt), until: timeText(link.expiresAt) })}
        </Banner>
        <div className={styles.tools}>
          <DeviceControl device={device} onChange={setDevice} />
          <Select
            label={t('portalPreview.language')}
            placeholder={t('portalPreview.language')}
            options={languages
              .filter((each) => each === visit.language || portal.languages.offered.includes(each))
              .map((id) => ({ id, label: ownNameOf(id) }))}
            value={visit.language}
            onChange={(language) => choose({ kind: 'language', language }, [])}
          />
        </div>
        <PreviewFrame
          title={t('portalPreview.frame', { name: portal.name })}
          state={state}
          isDesk={device === 'desk'}
          onMessage={handleMessage}
        />
        <ScreenStrip
          screens={consumerSteps.map((id, index) => ({ id, name: view.progress.steps[index] ?? id, isTouched: false }))}
          shown={screen}
          onShow={setScreen}
        />
      </main>
    </div>
  );
});
