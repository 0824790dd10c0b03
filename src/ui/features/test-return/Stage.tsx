import { ShieldCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { consumerSteps, type ConsumerStep } from '../../../domain/consumer-text/textSlot.ts';
import type { ConsumerView } from '../../consumer/ConsumerView.ts';
import type { FromFrame, PreviewState } from '../../consumer/previewProtocol.ts';
import { Card } from '../../shared/components/Card/Card.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { Pill } from '../../shared/components/Pill/Pill.tsx';
import { DeviceControl, type Device } from '../../shared/preview/DeviceControl.tsx';
import { FilmStrip } from '../../shared/preview/FilmStrip.tsx';
import { PreviewFrame } from '../../shared/preview/PreviewFrame.tsx';
import styles from './Stage.module.scss';
import { StepButtons } from './StepButtons.tsx';

export type StageProps = {
  readonly view: ConsumerView;
  readonly state: PreviewState;
  readonly screen: ConsumerStep;
  readonly walked: ReadonlySet<ConsumerStep>;
  readonly touchedScreens: ReadonlySet<ConsumerStep>;
  readonly sideControl: ReactNode;
  readonly onShow: (screen: ConsumerStep) => void;
  readonly onMessage: (message: FromFrame) => void;
};

export function Stage(props: StageProps) {
  const { view, state, screen, walked, touchedScreens, sideControl, onShow, onMessage } = props;
  const { t } = useTranslation();
  const [device, setDevice] = useState<Device>('phone');
  const nameOf = (step: ConsumerStep): string => t(`consumerPortal.steps.${step}`);
  return (
    <Card>
      <div className={styles.stage}>
        <div className={styles.bar}>
          <DeviceControl device={device} onChange={setDevice} />
          <Pill tone="info" icon={<Glyph of={ShieldCheck} size="small" />}>
            {t('testReturn.nothingBooked')}
          </Pill>
          {sideControl}
        </div>
        <div className={styles.scene}>
          <FilmStrip
            view={view}
            screens={consumerSteps.map((id) => ({
              id,
              name: nameOf(id),
              isTouched: touchedScreens.has(id),
              isWalked: walked.has(id) && id !== screen,
            }))}
            shown={screen}
            onShow={onShow}
          />
          <PreviewFrame
            title={t('portalPreview.frame', { name: view.name })}
            state={state}
            isDesk={device === 'desk'}
            onMessage={onMessage}
          />
        </div>
        <StepButtons screen={screen} onShow={onShow} />
      </div>
    </Card>
  );
}
