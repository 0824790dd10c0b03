import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { ReviewStore } from '../../../../application/changes/ReviewStore.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { LiveRegion } from '../../../shared/components/LiveRegion/LiveRegion.tsx';
import { useService } from '../../../shared/services.tsx';
import { LazyPart } from '../../../../application/shared/LazyPart.ts';
import { useLazyPart } from '../../../shared/lazy/useLazyPart.ts';
import { useWarnBeforeUnload } from '../../../shared/useWarnBeforeUnload.ts';
import { useChangeShortcuts } from '../../changes/unsaved/useChangeShortcuts.ts';
import { useDiscarded } from '../../changes/review/useDiscarded.ts';
import { DockNotices } from './DockNotices.tsx';
import { PublishBar } from '../bar/PublishBar.tsx';
import styles from './PublishDock.module.scss';
import { useOnline } from './useOnline.ts';
import { usePublishAnnouncement } from '../bar/usePublishAnnouncement.ts';

export type PublishDockProps = {
  /** Milliseconds from a publish to reading the configuration anew: the route's [PB-6]. */
  readonly refetchDelay: number;
  /** Whether a page below the company's prefix can be opened. */
  readonly hasPage: (path: string) => boolean;
  /** Opens a page below the company's prefix. */
  readonly goTo: (path: string) => void;
};

/** In a script of their own: nobody waits for them before the first edit. */
const overlays = new LazyPart(async () => (await import('../panel/PublishOverlays.tsx')).PublishOverlays);

/** Everything between an edit and its being live, under every page that edits. */
export const PublishDock = observer(function PublishDock(props: PublishDockProps) {
  const { refetchDelay, hasPage, goTo } = props;
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const publishing = useService(PublishingStore);
  const isOnline = useOnline();
  const discarded = useDiscarded();
  const review = useService(ReviewStore);
  const isReviewing = review.isOpen;
  const hasOverlay = publishing.state.kind !== 'no-changes' || publishing.conflict !== undefined;
  const Overlays = useLazyPart(overlays, isReviewing || hasOverlay);
  const { message, announce } = usePublishAnnouncement(isOnline);

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
    announce(t('changes.undone'));
  }
  function redo(): void {
    if (!changes.canRedo) return;
    changes.redo();
    announce(t('changes.redone'));
  }
  function discardAll(): void {
    const { count } = changes;
    discarded.run(() => changes.discard());
    announce(t('changes.discarded', { count }));
  }
  // The first press shows what would go live, the second one publishes it.
  const publishByKey = isReviewing || changes.count === 0 ? publish : () => review.open();
  useChangeShortcuts({ review: () => review.open(), publish: publishByKey, undo, redo, isReviewing });
  useEffect(
    function closeWithTheDock() {
      return () => review.close();
    },
    [review],
  );
  useWarnBeforeUnload(changes.count > 0);

  const isBarShown =
    changes.count > 0 || changes.canRedo || publishing.receipt !== undefined || publishing.state.kind !== 'no-changes';
  return (
    <>
      <div className={styles.dock}>
        <DockNotices isOnline={isOnline} discarded={discarded} onContinue={publish} />
        {isBarShown && (
          <PublishBar
            onUndo={undo}
            onRedo={redo}
            onDiscard={discardAll}
            onReview={() => review.open()}
            onPublish={publish}
          />
        )}
      </div>
      <LiveRegion message={message} />
      {Overlays && (
        <Overlays
          isReviewing={isReviewing}
          discarded={discarded}
          onReview={(isOpen) => (isOpen ? review.open() : review.close())}
          onPublish={publish}
          hasPage={hasPage}
          goTo={goTo}
        />
      )}
    </>
  );
});
