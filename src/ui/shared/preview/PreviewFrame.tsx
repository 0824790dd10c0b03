import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FromFrame, PreviewState } from '../../consumer/previewProtocol.ts';
import { Banner } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';
import { Spinner } from '../components/Spinner/Spinner.tsx';
import { usePreviewLink } from './usePreviewLink.ts';
import styles from './PreviewFrame.module.scss';

/** Width in CSS pixels of the simulated desktop window, which is scaled down. */
const DESK_WIDTH = 960;

export type PreviewFrameProps = {
  readonly title: string;
  readonly state: PreviewState;
  readonly isDesk: boolean;
  /** Whether the frame uses the entire height of the window. A simulated desktop window is then as wide as the page. */
  readonly fillsWindow?: boolean;
  readonly onMessage: (message: FromFrame) => void;
};

function useScale(isDesk: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(DESK_WIDTH);
  useLayoutEffect(
    function measure() {
      const { current } = box;
      if (!current || !isDesk || typeof ResizeObserver === 'undefined') return undefined;
      setWidth(current.clientWidth);
      const observer = new ResizeObserver(() => setWidth(current.clientWidth));
      observer.observe(current);
      return () => observer.disconnect();
    },
    [isDesk],
  );
  return { box, scale: isDesk ? Math.min(1, width / DESK_WIDTH) : 1 };
}

/** Sandboxed frame of the preview. It has no origin and no tokens and cannot navigate (`registerPreview`). */
export function PreviewFrame({ title, state, isDesk, fillsWindow = false, onMessage }: PreviewFrameProps) {
  const { t } = useTranslation();
  const { frame, phase, attempt, retry } = usePreviewLink(state, onMessage);
  const isScaled = isDesk && !fillsWindow;
  const { box, scale } = useScale(isScaled);

  return (
    <div className={styles.stage}>
      {phase === 'failed' && (
        <Banner tone="warning" action={<Button onPress={retry}>{t('portalPreview.retry')}</Button>}>
          {t('portalPreview.failed')}
        </Banner>
      )}
      <div
        ref={box}
        className={styles.device}
        data-desk={isDesk ? '' : undefined}
        data-fills={fillsWindow ? '' : undefined}
        style={{ '--scale': scale }}
        hidden={phase === 'failed'}
      >
        {phase === 'opening' && (
          <div className={styles.opening}>
            <Spinner size="inline" label={t('portalPreview.loading')} />
          </div>
        )}
        <iframe
          key={attempt}
          ref={frame}
          className={styles.frame}
          title={title}
          src="/preview/frame.html"
          sandbox="allow-scripts allow-forms"
          referrerPolicy="no-referrer"
        />
      </div>
    </div>
  );
}
