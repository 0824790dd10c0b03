import { Minimize2, RotateCcw } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import type { Device } from '../../shared/preview/DeviceControl.tsx';
import { useService } from '../../shared/services.tsx';
import styles from './FullScreenPage.module.scss';
import { FullScreenScene } from './FullScreenScene.tsx';
import { useTestedReturn, type TestedSides, type TestedState } from './useTestedReturn.ts';
import { DeviceControl } from '../../shared/preview/DeviceControl.tsx';

/** Page that shows only the screens of the test return, for presentations [RT-6]. */
export const FullScreenPage = observer(function FullScreenPage() {
  const { configuration, pendingConfiguration } = useService(CompanyStore);
  if (!configuration || !pendingConfiguration) return undefined;
  return <FullScreen published={configuration} pending={pendingConfiguration} />;
});

function FullScreen(configurations: TestedSides) {
  const { t } = useTranslation();
  const tested = useTestedReturn(configurations);
  const navigate = useNavigate();
  const { search } = useLocation();
  const [device, setDevice] = useState<Device>('desk');

  function close(): void {
    const navigationState: TestedState = { choices: tested.choices };
    void navigate({ pathname: '..', search }, { relative: 'path', state: navigationState });
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
      <FullScreenScene configurations={configurations} tested={tested} device={device} />
    </>
  );
}
