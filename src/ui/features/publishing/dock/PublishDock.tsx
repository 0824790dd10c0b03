import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftStore } from '../../../../application/changes/drafts/DraftStore.ts';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { ReviewStore } from '../../../../application/changes/ReviewStore.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { Notices } from '../../../shared/components/Notices/Notices.tsx';
import { useService } from '../../../shared/services.tsx';
import { LazyPart } from '../../../../application/shared/LazyPart.ts';
import { useLazyPart } from '../../../shared/lazy/useLazyPart.ts';
import { useNeededPart } from '../../../shared/lazy/useNeededPart.tsx';
import { useWarnBeforeUnload } from '../../../shared/useWarnBeforeUnload.ts';
import type { DockContentsProps } from './DockContents.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import styles from './PublishDock.module.scss';
import { useConnectionAnnouncement } from './useConnectionAnnouncement.ts';
import { useOnline } from './useOnline.ts';

export type PublishDockProps = {
  /** Milliseconds from a publish to reading the configuration anew: the route's [PB-6]. */
  readonly refetchDelay: number;
};

/** In a script of its own: nobody waits for it before the first edit. */
const contents = new LazyPart(async () => (await import('./DockContents.tsx')).DockContents, true);

function NeededContents(props: DockContentsProps): ReactNode {
  const { part: DockContents, failure } = useNeededPart(contents);
  return DockContents ? <DockContents {...props} /> : failure;
}

/** Everything between an edit and its being live, under every page that edits. */
export const PublishDock = observer(function PublishDock(props: PublishDockProps) {
  const { refetchDelay } = props;
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const drafts = useService(DraftStore);
  const publishing = useService(PublishingStore);
  const isOnline = useOnline();
  const review = useService(ReviewStore);
  const isBarShown =
    changes.hasChanges || changes.canRedo || publishing.receipt !== undefined || publishing.state.kind !== 'no-changes';
  const isFetched = useLazyPart(contents) !== undefined;
  const isWanted = isFetched || isBarShown || review.isOpen;
  useConnectionAnnouncement(isOnline);

  useEffect(
    function closeWithTheDock() {
      return () => review.close();
    },
    [review],
  );
  useWarnBeforeUnload(changes.hasChanges && drafts.state !== 'kept');

  return (
    <div className={styles.dock} data-focus-part>
      {!isOnline && !isFetched && (
        <Notices label={t('changes.notices')} isAboveBar>
          <OfflineNotice />
        </Notices>
      )}
      {/* While there is nothing to show it comes after the page, which does not wait for it. */}
      {isWanted && <NeededContents isBarShown={isBarShown} isOnline={isOnline} refetchDelay={refetchDelay} />}
    </div>
  );
});
