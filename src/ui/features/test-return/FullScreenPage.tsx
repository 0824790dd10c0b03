import { Minimize2, RotateCcw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { type Device, DeviceControl } from '../../shared/preview/DeviceControl.tsx';
import { useService } from '../../shared/services.tsx';
import styles from './FullScreenPage.module.scss';
import { useTestedReturn, type TestedSides, type TestedState } from './useTestedReturn.ts';
import type { FromFrame, PreviewState } from '../../consumer/previewProtocol.ts';
import { PreviewFrame } from '../../shared/preview/PreviewFrame.tsx';
import { useConsumerView } from '../../shared/preview/content/useConsumerView.ts';
import { StepButtons } from './StepButtons.tsx';

/** Page that shows only the screens of the test return, for presentations [RT-6]. */
export const FullScreenPage = observer(function FullScreenPage() {
  const { configuration, pendingConfiguration } = useService(CompanyStore);
  if (!configuration || !pendingConfiguration) return undefined;
  return <FullScreen published={configuration} pending={pendingConfiguration} />;
});

function FullScreen(configurations: TestedSides) {
  const { t } = useTranslation();
  const tested = useTestedReturn(configurations);
  const { personaState, side, portals, visit, choices, show } = tested;
  const { screen } = personaState;
  const navigate = useNavigate();
  const { search } = useLocation();
  const [device, setDevice] = useState<Device>('desk');
  const view = useConsumerView(configurations[side], portals[side], visit, choices.typed);
  const state = useMemo((): PreviewState => ({ view, screen, outlined: [], isPicking: false }), [view, screen]);

  function close(): void {
    const navigationState: TestedState = { choices };
    void navigate({ pathname: '..', search }, { relative: 'path', state: navigationState });
  }
  function handleMessage(message: FromFrame): void {
    if (message.type === 'screen') show(message.screen);
    if (message.type === 'choice') tested.choose(message.choice);
  }
  return (
    <>
      <PageHeader
        title={t('navigation.testReturn')}
        actions={
          <>
            {tested.sideControl}
            <span className={styles.device}>
              <DeviceControl device={device} onChange={setDevice} />
            </span>
            <Button icon={<Glyph of={RotateCcw} />} onPress={tested.startOver}>
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
