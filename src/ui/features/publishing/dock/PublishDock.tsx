import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DraftStore } from '../../../../application/changes/drafts/DraftStore.ts';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { ReviewStore } from '../../../../application/changes/ReviewStore.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { useService } from '../../../shared/services.tsx';
import { useWarnBeforeUnload } from '../../../shared/useWarnBeforeUnload.ts';
import { DockContents } from './DockContents.tsx';
import styles from './PublishDock.module.scss';
import { useConnectionAnnouncement } from './useConnectionAnnouncement.ts';
import { useOnline } from './useOnline.ts';

export type PublishDockProps = {
  /** Milliseconds from a publish to reading the configuration anew: the route's [PB-6]. */
  readonly refetchDelay: number;
};

/** Everything between an edit and its being live, under every page that edits. */
export const PublishDock = observer(function PublishDock(props: PublishDockProps) {
  const { refetchDelay } = props;
  const changes = useService(PendingChangesStore);
  const drafts = useService(DraftStore);
  const publishing = useService(PublishingStore);
  const isOnline = useOnline();
  const review = useService(ReviewStore);
  const isBarShown =
    changes.hasChanges || changes.canRedo || publishing.receipt !== undefined || publishing.state.kind !== 'no-changes';
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
      <DockContents isBarShown={isBarShown} isOnline={isOnline} refetchDelay={refetchDelay} />
    </div>
  );
});
