import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { consumerLanguages } from '../../../domain/application-config/consumerLanguages.ts';
import { consumerSteps, type ConsumerStep } from '../../../domain/consumer-text/textSlot.ts';
import { languages, ownNameOf, type Language } from '../../../domain/languages/language.ts';
import type { FromFrame, PreviewState } from '../../consumer/previewProtocol.ts';
import { Card } from '../components/Card/Card.tsx';
import { Checkbox } from '../components/Checkbox/Checkbox.tsx';
import { Select } from '../components/Select/Select.tsx';
import { useSettingLink } from '../pages/PageLinksContext.ts';
import { useService } from '../services.tsx';
import { DeviceControl, type Device } from './DeviceControl.tsx';
import { placeOfPart } from './placeOfPart.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { ScreenStrip } from './ScreenStrip.tsx';
import { useConsumerVisit } from './content/useConsumerVisit.ts';
import { useConsumerView } from './content/useConsumerView.ts';
import { usePortalSides } from './usePortalSides.ts';
import styles from './PreviewCard.module.scss';

export type PreviewCardProps = {
  readonly screen?: ConsumerStep;
  /** Language of the customer. If undefined, the user can select the language in the preview. */
  readonly language?: Language | undefined;
};

type Sides = { readonly published: CompanyConfiguration; readonly pending: CompanyConfiguration };

const Preview = observer(function Preview({
  published,
  pending,
  screen: requestedScreen,
  language,
}: PreviewCardProps & Sides) {
  const { t } = useTranslation();
  const { visit: ownVisit, typed, choose } = useConsumerVisit(published, consumerLanguages(pending).start);
  const visit = useMemo(() => (language === undefined ? ownVisit : { ...ownVisit, language }), [ownVisit, language]);
  const configurations = { published, pending };
  const { side, control, portals, touched, touchedScreens } = usePortalSides(configurations, {
    published: visit,
    pending: visit,
  });
  const portal = portals[side];
  const view = useConsumerView(configurations[side], portal, visit, typed);

  const [screen, setScreen] = useState<ConsumerStep>(requestedScreen ?? 'returnDetails');
  const [followed, setFollowed] = useState(requestedScreen);
  if (requestedScreen !== followed) {
    setFollowed(requestedScreen);
    if (requestedScreen) setScreen(requestedScreen);
  }
  const [device, setDevice] = useState<Device>('phone');
  const [isOutlining, setOutlining] = useState(false);
  const [isPicking, setPicking] = useState(false);
  const state = useMemo(
    (): PreviewState => ({ view, screen, outlined: isOutlining ? [...touched] : [], isPicking }),
    [view, screen, isOutlining, touched, isPicking],
  );
  const linkTo = useSettingLink();

  function handleMessage(message: FromFrame): void {
    switch (message.type) {
      case 'screen':
        return setScreen(message.screen);
      case 'escape':
        return setPicking(false);
      case 'choice':
        return choose(
          message.choice,
          portal.chosen.map(({ id }) => id),
        );
      case 'press': {
        const links = message.parts.map((part) => {
          const place = placeOfPart(part, visit.language);
          return place && linkTo(place.feature, place.changeKey);
        });
        return links.find((link) => link !== undefined)?.();
      }
      case 'ready':
      case 'painted':
      case 'shortcut':
    }
  }

  return (
    <Card title={t('portalPreview.title')} description={t('portalPreview.nothingBooked')}>
      <div className={styles.tools}>
        <DeviceControl device={device} onChange={setDevice} />
        {control}
      </div>
      <PreviewFrame
        title={t('portalPreview.frame', { name: portal.name })}
        state={state}
        isDesk={device === 'desk'}
        onMessage={handleMessage}
      />
      <ScreenStrip
        screens={consumerSteps.map((id, nth) => ({
          id,
          name: view.progress.steps[nth] ?? id,
          isTouched: touchedScreens.has(id),
        }))}
        shown={screen}
        onShow={setScreen}
      />
      <div className={styles.options}>
        {language === undefined && (
          <Select
            label={t('portalPreview.language')}
            placeholder={t('portalPreview.language')}
            options={languages
              .filter((each) => each === visit.language || portal.languages.offered.includes(each))
              .map((id) => ({ id, label: ownNameOf(id) }))}
            value={visit.language}
            onChange={(chosen) => choose({ kind: 'language', language: chosen }, [])}
          />
        )}
        {touched.size > 0 && (
          <Checkbox label={t('portalPreview.outline')} isSelected={isOutlining} onChange={setOutlining} />
        )}
        <Checkbox label={t('portalPreview.pick')} isSelected={isPicking} onChange={setPicking} />
      </div>
    </Card>
  );
});

/** Interactive preview of the five screens of the customer's portal, published or pending [CT-4]. */
export const PreviewCard = observer(function PreviewCard(props: PreviewCardProps) {
  const { configuration, pendingConfiguration } = useService(CompanyStore);
  if (!configuration || !pendingConfiguration) return undefined;
  return <Preview {...props} published={configuration} pending={pendingConfiguration} />;
});
