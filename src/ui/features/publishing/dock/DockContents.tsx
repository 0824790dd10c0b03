import { PublishBar, type PublishBarProps } from '../bar/PublishBar.tsx';
import { DockNotices, type DockNoticesProps } from './DockNotices.tsx';

export type DockContentsProps = PublishBarProps &
  Omit<DockNoticesProps, 'onContinue'> & { readonly isBarShown: boolean };

/** What the dock shows once there is something to say: notices over the bar. */
export function DockContents({ isBarShown, isOnline, discarded, ...bar }: DockContentsProps) {
  return (
    <>
      <DockNotices isOnline={isOnline} discarded={discarded} onContinue={bar.onPublish} />
      {isBarShown && <PublishBar {...bar} />}
    </>
  );
}
