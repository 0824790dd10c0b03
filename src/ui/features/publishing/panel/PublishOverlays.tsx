import { memo, useEffect, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ReviewDrawer, type ReviewDrawerProps } from '../../../shared/changes/review/ReviewDrawer.tsx';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { StoppedBanner } from './StoppedBanner.tsx';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { useAnnouncement } from '../../../shared/announcing/announce.ts';
import { Dialog } from '../../../shared/components/Dialog/Dialog.tsx';
import { useService } from '../../../shared/services.tsx';
import styles from './PublishPanel.module.scss';
import { PublishSteps } from './PublishSteps.tsx';
import { StoppedPanel } from './StoppedPanel.tsx';
import { Clock } from '../../../../application/shared/Clock.ts';

export type PublishOverlaysProps = Omit<ReviewDrawerProps, 'isOpen' | 'notice' | 'onClose'> & {
  readonly isReviewing: boolean;
  readonly onReview: (isReviewing: boolean) => void;
};

export const PublishOverlays = memo(function PublishOverlays(props: PublishOverlaysProps) {
  const { isReviewing, onReview, ...review } = props;
  return (
    <>
      <ReviewDrawer {...review} isOpen={isReviewing} notice={<StoppedBanner />} onClose={() => onReview(false)} />
      <PublishPanel onRetry={review.onPublish} />
      <ConflictDialog onSettled={() => onReview(true)} />
    </>
  );
});

/** Milliseconds until the dialog appears. A faster publish shows no dialog. */
const SHOWN_AFTER_MS = 1000;
const STILL_WORKING_AFTER_MS = 4000;

const PublishPanel = observer(function PublishPanel({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const publishing = useService(PublishingStore);
  const { configuration } = useService(BrandingStore);
  const { isPublishing, steps, stopped, stoppedBy } = publishing;
  const elapsed = useElapsed(isPublishing);
  const [isHidden, setIsHidden] = useState(false);
  useEffect(
    function showNextPublish() {
      if (!isPublishing) setIsHidden(false);
    },
    [isPublishing],
  );

  const isSlow = elapsed >= STILL_WORKING_AFTER_MS;
  useAnnouncement(isSlow ? t('publishing.stillWorking') : '');
  if (!isPublishing && stopped && stoppedBy)
    return <StoppedPanel attempt={stopped} failure={stoppedBy} steps={steps} onRetry={onRetry} />;
  return (
    <Dialog
      isOpen={isPublishing && elapsed >= SHOWN_AFTER_MS && !isHidden}
      title={t('publishing.progressTitle')}
      description={configuration?.extensions.publishSessions && t('publishing.progressDescription')}
      onClose={() => setIsHidden(true)}
    >
      <PublishSteps steps={steps} />
      {isSlow && <p className={styles.slow}>{t('publishing.stillWorking')}</p>}
    </Dialog>
  );
});

const TICK_MS = 250;

function useElapsed(isRunning: boolean): number {
  const clock = useService(Clock);
  const [elapsed, setElapsed] = useState(0);
  useEffect(
    function measureElapsed() {
      if (!isRunning) return undefined;
      const began = clock.now();
      const stop = clock.every(TICK_MS, () => setElapsed(clock.now() - began));
      return () => {
        stop();
        setElapsed(0);
      };
    },
    [clock, isRunning],
  );
  return elapsed;
}
