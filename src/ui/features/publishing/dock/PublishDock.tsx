import { observer } from 'mobx-react-lite';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { DraftStore } from '../../../../application/changes/drafts/DraftStore.ts';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { ReviewStore } from '../../../../application/changes/ReviewStore.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { useService } from '../../../shared/services.tsx';
import { useWarnBeforeUnload } from '../../../shared/useWarnBeforeUnload.ts';
import { DockContents } from './DockContents.tsx';
import styles from './PublishDock.module.scss';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../../../shared/announcing/announce.ts';
import { Connection } from '../../../../application/shared/Connection.ts';

function useOnline(): boolean {
  const connection = useService(Connection);
  return useSyncExternalStore(
    (changed) => connection.watch(changed),
    () => connection.isOnline(),
  );
}

function useConnectionAnnouncement(isOnline: boolean): void {
  const { t } = useTranslation();
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  const isBack = isOnline && wasOffline ? t('errors.online') : '';
  const [first, second] = [t('errors.offline.title'), t('errors.offline.description')];
  useAnnouncement(isOnline ? isBack : t('common.twoSentences', { first, second }));
}

export type PublishDockProps = {
  /** Delay in milliseconds between a publish and the reload of the configuration. The route defines it [PB-6]. */
  readonly reloadDelay: number;
};

export const PublishDock = observer(function PublishDock({ reloadDelay }: PublishDockProps) {
  const changes = useService(PendingChangesStore);
  const drafts = useService(DraftStore);
  const publishing = useService(PublishingStore);
  const isOnline = useOnline();
  const review = useService(ReviewStore);
  const isBarShown =
    changes.hasChanges || changes.canRedo || publishing.receipt !== undefined || publishing.state.kind !== 'no-changes';
  useConnectionAnnouncement(isOnline);

  useEffect(
    function closeReviewOnUnmount() {
      return () => review.close();
    },
    [review],
  );
  useWarnBeforeUnload(changes.hasChanges && drafts.state !== 'stored');

  return (
    <div className={styles.dock} data-focus-part>
      <DockContents isBarShown={isBarShown} isOnline={isOnline} reloadDelay={reloadDelay} />
    </div>
  );
});
