import { observer } from 'mobx-react-lite';
import { useChangeShortcuts, type ChangeShortcuts } from '../../changes/unsaved/useChangeShortcuts.ts';
import { PublishBar, type PublishBarProps } from '../bar/PublishBar.tsx';
import { usePublishAnnouncement } from '../bar/usePublishAnnouncement.ts';
import { DockNotices, type DockNoticesProps } from './DockNotices.tsx';

export type DockContentsProps = PublishBarProps &
  Omit<DockNoticesProps, 'onContinue'> & { readonly isBarShown: boolean; readonly keys: ChangeShortcuts };

/** What the dock shows once there is something to say, notices over the bar, and the keys that do what it offers. */
export const DockContents = observer(function DockContents(props: DockContentsProps) {
  const { isBarShown, isOnline, discarded, keys, ...bar } = props;
  useChangeShortcuts(keys);
  usePublishAnnouncement(isBarShown);
  return (
    <>
      <DockNotices isOnline={isOnline} discarded={discarded} onContinue={bar.onPublish} />
      {isBarShown && <PublishBar {...bar} />}
    </>
  );
});
