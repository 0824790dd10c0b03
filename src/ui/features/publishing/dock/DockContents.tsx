import { useChangeShortcuts, type ChangeShortcuts } from '../../changes/unsaved/useChangeShortcuts.ts';
import { PublishBar, type PublishBarProps } from '../bar/PublishBar.tsx';
import { DockNotices, type DockNoticesProps } from './DockNotices.tsx';

export type DockContentsProps = PublishBarProps &
  Omit<DockNoticesProps, 'onContinue'> & { readonly isBarShown: boolean; readonly keys: ChangeShortcuts };

/** What the dock shows once there is something to say, notices over the bar, and the keys that do what it offers. */
export function DockContents({ isBarShown, isOnline, discarded, keys, ...bar }: DockContentsProps) {
  useChangeShortcuts(keys);
  return (
    <>
      <DockNotices isOnline={isOnline} discarded={discarded} onContinue={bar.onPublish} />
      {isBarShown && <PublishBar {...bar} />}
    </>
  );
}
