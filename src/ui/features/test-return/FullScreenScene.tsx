import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FromFrame, PreviewState } from '../../consumer/previewProtocol.ts';
import type { Device } from '../../shared/preview/DeviceControl.tsx';
import { PreviewFrame } from '../../shared/preview/PreviewFrame.tsx';
import { useConsumerView } from '../../shared/preview/content/useConsumerView.ts';
import styles from './FullScreenScene.module.scss';
import { StepButtons } from './StepButtons.tsx';
import type { ReturnInHand, TestedSides } from './useTestedReturn.ts';

export type FullScreenSceneProps = {
  readonly configurations: TestedSides;
  readonly tested: ReturnInHand;
  readonly device: Device;
};

export function FullScreenScene({ configurations, tested, device }: FullScreenSceneProps) {
  const { t } = useTranslation();
  const { inHand, side, portals, visit, choices, show, choose } = tested;
  const { screen } = inHand;
  const view = useConsumerView(configurations[side], portals[side], visit, choices.typed);
  const state = useMemo((): PreviewState => ({ view, screen, outlined: [], isPicking: false }), [view, screen]);

  function handleMessage(message: FromFrame): void {
    if (message.type === 'screen') show(message.screen);
    if (message.type === 'choice') choose(message.choice);
  }
  return (
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
  );
}
