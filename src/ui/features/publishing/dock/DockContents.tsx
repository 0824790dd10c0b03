import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { ReviewStore } from '../../../../application/changes/ReviewStore.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { LazyPart } from '../../../../application/shared/LazyPart.ts';
import { announce } from '../../../shared/announcing/announce.ts';
import { useNeededPart } from '../../../shared/lazy/useNeededPart.tsx';
import { useService } from '../../../shared/services.tsx';
import { useDiscarded } from '../../changes/review/useDiscarded.ts';
import { usePendingText } from '../../changes/review/usePendingText.ts';
import { useChangeShortcuts } from '../../changes/unsaved/useChangeShortcuts.ts';
import { PublishBar } from '../bar/PublishBar.tsx';
import { PublishControl } from '../bar/PublishControl.tsx';
import { PublishSlotContext } from '../bar/PublishSlotContext.ts';
import { usePublishAnnouncement } from '../bar/usePublishAnnouncement.ts';
import { DockNotices } from './DockNotices.tsx';

const overlays = new LazyPart(async () => (await import('../panel/PublishOverlays.tsx')).PublishOverlays);

export type DockContentsProps = {
  readonly isBarShown: boolean;
  readonly isOnline: boolean;
  /** Milliseconds from a publish to reading the configuration anew. */
  readonly refetchDelay: number;
};

/**
 * What the dock shows once there is something to say, notices over the bar, what is laid over the page for it, and the keys
 * that do what it offers.
 */
export const DockContents = observer(function DockContents(props: DockContentsProps) {
  const { isBarShown, isOnline, refetchDelay } = props;
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const publishing = useService(PublishingStore);
  const review = useService(ReviewStore);
  const discarded = useDiscarded();
  const pending = usePendingText();
  const isReviewing = review.isOpen;
  const slot = use(PublishSlotContext);
  const hasOverlay = publishing.state.kind !== 'no-changes' || publishing.conflict !== undefined;
  const { part: Overlays, failure } = useNeededPart(overlays, isReviewing || hasOverlay);
  usePublishAnnouncement(isBarShown);

  function publish(): void {
    if (!publishing.canGoOn) return;
    if (!review.accepts(publishing.problems)) return review.open();
    review.close();
    // Without a connection nothing would be sent and the attempt would only be known to have failed.
    if (isOnline) void publishing.publish(refetchDelay).then(() => publishing.receipt && review.reset());
    else announce(t('errors.offline.description'));
  }
  function undo(): void {
    if (!changes.canUndo) return;
    changes.undo();
    announce(t('common.twoSentences', { first: t('changes.undone'), second: pending() }));
  }
  function redo(): void {
    if (!changes.canRedo) return;
    changes.redo();
    announce(t('common.twoSentences', { first: t('changes.redone'), second: pending() }));
  }
  const openReview = (): void => review.open();
  // The first press shows what would go live, the second one publishes it.
  const publishByKey = isReviewing || changes.count === 0 ? publish : openReview;
  useChangeShortcuts({ review: openReview, publish: publishByKey, undo, redo, isReviewing });

  return (
    <>
      {slot && createPortal(<PublishControl onPublish={publish} />, slot)}
      <DockNotices isOnline={isOnline} discarded={discarded} onContinue={publish} />
      {isBarShown && (
        <PublishBar
          onUndo={undo}
          onRedo={redo}
          onDiscard={() => discarded.run(() => changes.discard())}
          onReview={openReview}
          onPublish={publish}
        />
      )}
      {Overlays ? (
        <Overlays
          isReviewing={isReviewing}
          discarded={discarded}
          onReview={(isOpen) => (isOpen ? review.open() : review.close())}
          onPublish={publish}
        />
      ) : (
        failure
      )}
    </>
  );
});
