import { observer } from 'mobx-react-lite';
import { use, useMemo } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { ReviewStore } from '../../../../application/changes/ReviewStore.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { deepEqual } from '../../../../domain/shared/deepEqual.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { useService } from '../../../shared/services.tsx';
import { useLatest } from '../../../shared/useLatest.ts';
import { useDiscarded, usePendingText } from '../../../shared/changes/review/useDiscarded.ts';
import { useUnappliedFields } from '../../../shared/changes/review/useUnappliedFields.ts';
import { usePendingNotices } from '../../../shared/changes/review/usePendingNotices.ts';
import { useChangeShortcuts } from '../../../shared/changes/unsaved/useChangeShortcuts.ts';
import { PublishBar } from '../bar/PublishBar.tsx';
import { PublishOverlays } from '../panel/PublishOverlays.tsx';
import { PublishControl } from '../bar/PublishControl.tsx';
import { PublishSlotContext } from '../bar/PublishSlotContext.ts';
import { usePublishAnnouncement } from '../bar/usePublishAnnouncement.ts';
import { DockNotices } from './DockNotices.tsx';

export type DockContentsProps = {
  readonly isBarShown: boolean;
  readonly isOnline: boolean;
  /** Delay in milliseconds between a publish and the reload of the configuration. */
  readonly reloadDelay: number;
};

export const DockContents = observer(function DockContents(props: DockContentsProps) {
  const { isBarShown, isOnline, reloadDelay } = props;
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const publishing = useService(PublishingStore);
  const review = useService(ReviewStore);
  const discarded = useDiscarded();
  const pending = usePendingText();
  const pendingNotices = usePendingNotices();
  const unappliedFields = useUnappliedFields();
  const isReviewing = review.isOpen;
  const slot = use(PublishSlotContext);
  usePublishAnnouncement(isBarShown);

  const latest = useLatest({ isOnline, isReviewing, reloadDelay, unappliedFields });
  // The callbacks never change, because they read the current values from `latest`.
  const acts = useMemo(() => {
    function publish(): void {
      if (!publishing.canGoOn) return;
      const needsReview =
        !review.isOpen &&
        (publishing.problems.length > 0 ||
          latest.current.unappliedFields().length > 0 ||
          pendingNotices().some((notice) => notice.opensReview));
      if (!canContinueUnreviewed() && (needsReview || !review.accepts(publishing.problems))) return review.open();
      review.close();
      // Do not try to publish while the browser is offline.
      if (latest.current.isOnline) changes.attempt(() => void publishing.publish(latest.current.reloadDelay));
      else announce(t('errors.offline.description'));
    }
    /** Whether the stopped publish can continue without a review, because nothing was edited since its start. */
    function canContinueUnreviewed(): boolean {
      const { stopped } = publishing;
      return stopped !== undefined && !stopped.isUnsent && deepEqual(stopped.changes, changes.list);
    }
    function announceResult(first: string): void {
      announce(t('common.twoSentences', { first, second: pending() }));
    }
    function undo(): void {
      if (!changes.canUndo) return;
      changes.undo();
      announceResult(t('changes.undone'));
    }
    function redo(): void {
      if (!changes.canRedo) return;
      changes.redo();
      announceResult(t('changes.redone'));
    }
    return {
      publish,
      undo,
      redo,
      discard: () => discarded.run(() => changes.discard()),
      openReview: () => review.open(),
      // The first use of the shortcut opens the review, the second publishes.
      publishByKey: () => (latest.current.isReviewing || !changes.hasChanges ? publish() : review.open()),
      review: (isOpen: boolean) => (isOpen ? review.open() : review.close()),
    };
  }, [changes, publishing, review, discarded, pending, pendingNotices, latest, t]);
  useChangeShortcuts({
    review: acts.openReview,
    publish: acts.publishByKey,
    undo: acts.undo,
    redo: acts.redo,
    isReviewing,
  });

  return (
    <>
      {slot && createPortal(<PublishControl onPublish={acts.publish} />, slot)}
      <DockNotices isOnline={isOnline} discarded={discarded} onContinue={acts.publish} />
      {isBarShown && (
        <PublishBar
          onUndo={acts.undo}
          onRedo={acts.redo}
          onDiscard={acts.discard}
          onReview={acts.openReview}
          onPublish={acts.publish}
        />
      )}
      <PublishOverlays
        isReviewing={isReviewing}
        discarded={discarded}
        onReview={acts.review}
        onPublish={acts.publish}
      />
    </>
  );
});
