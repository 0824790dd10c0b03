import { Minimize2, RotateCcw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import type { FromFrame, PreviewState } from '../../consumer/previewProtocol.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { DeviceControl, type Device } from '../../shared/preview/DeviceControl.tsx';
import { PreviewFrame } from '../../shared/preview/PreviewFrame.tsx';
import { useConsumerView } from '../../shared/preview/useConsumerView.ts';
import { useService } from '../../shared/services.tsx';
import styles from './FullScreenPage.module.scss';
import { StepButtons } from './StepButtons.tsx';
import { useTestedReturn, type TestedSides, type TestedState } from './useTestedReturn.ts';

/** The test of a return with nothing around the customer's screens, to be shown to others [RT-6]. */
export const FullScreenPage = observer(function FullScreenPage() {
  const { configuration, pendingConfiguration } = useService(CompanyStore);
  if (!configuration || !pendingConfiguration) return undefined;
  return <FullScreen published={configuration} pending={pendingConfiguration} />;
});

function FullScreen(configurations: TestedSides) {
  const { t } = useTranslation();
  const { inHand, side, sideControl, portals, visit, choices, show, choose, startOver } =
    useTestedReturn(configurations);
  const { screen } = inHand;
  const navigate = useNavigate();
  const { search } = useLocation();
  const [device, setDevice] = useState<Device>('desk');
  const view = useConsumerView(configurations[side], portals[side], visit, choices.typed);
  const state = useMemo((): PreviewState => ({ view, screen, outlined: [], isPicking: false }), [view, screen]);

  function close(): void {
    const kept: TestedState = { choices };
    void navigate({ pathname: '..', search }, { relative: 'path', state: kept });
  }

  function handleMessage(message: FromFrame): void {
    if (message.type === 'screen') show(message.screen);
    if (message.type === 'choice') choose(message.choice);
  }
  return (
    <>
      <PageHeader
        title={t('navigation.testReturn')}
        actions={
          <>
            {sideControl}
            <span className={styles.device}>
              <DeviceControl device={device} onChange={setDevice} />
            </span>
            <Button icon={<Glyph of={RotateCcw} />} onPress={startOver}>
              {t('testReturn.startOver')}
            </Button>
            <Button icon={<Glyph of={Minimize2} />} onPress={close}>
              {t('testReturn.leaveFullScreen')}
            </Button>
          </>
        }
      />
      <div className={styles.scene}>
        <PreviewFrame
          title={t('portalPreview.frame', { name: view.name })}
          state={state}
          isDesk={device === 'desk'}
          fillsWindow
          onMessage={handleMessage}
        />
        <StepButtons screen={screen} onShow={show} />
      </div>
    </>
  );
}
