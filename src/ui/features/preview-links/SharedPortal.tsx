import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandingStore } from '../../../application/branding/BrandingStore.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { consumerLanguages } from '../../../domain/application-config/consumerLanguages.ts';
import { consumerPortal } from '../../../domain/consumer-portal/consumerPortal.ts';
import { consumerSteps, type ConsumerStep } from '../../../domain/consumer-text/textSlot.ts';
import { languages, ownNameOf } from '../../../domain/languages/language.ts';
import type { PreviewLink } from '../../../domain/preview-links/previewLink.ts';
import type { FromFrame, PreviewState } from '../../consumer/previewProtocol.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { BrandMark } from '../../shared/components/BrandMark/BrandMark.tsx';
import { Select } from '../../shared/components/Select/Select.tsx';
import { useDocumentTitle } from '../../shared/document/useDocumentTitle.ts';
import { DeviceControl, type Device } from '../../shared/preview/DeviceControl.tsx';
import { PreviewFrame } from '../../shared/preview/PreviewFrame.tsx';
import { ScreenStrip } from '../../shared/preview/ScreenStrip.tsx';
import { useConsumerView } from '../../shared/preview/content/useConsumerView.ts';
import { useConsumerVisit } from '../../shared/preview/content/useConsumerVisit.ts';
import { useService } from '../../shared/services.tsx';
import styles from './PreviewPage.module.scss';
import { useTimeText } from './useTimeText.ts';

export type SharedPortalProps = {
  readonly link: Pick<PreviewLink, 'createdAt' | 'expiresAt'>;
  readonly configuration: CompanyConfiguration;
};

/** Portal as shown by a preview link. The header contains only the logo [SH-1] [CT-4]. */
export const SharedPortal = observer(function SharedPortal({ link, configuration }: SharedPortalProps) {
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
