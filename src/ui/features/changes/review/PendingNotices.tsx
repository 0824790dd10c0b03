import { useCallback, useEffect, type ReactNode } from 'react';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import type { NoticeStatus, NoticeStatuses } from '../../../../application/changes/NoticeStatuses.ts';
import { ReviewStore } from '../../../../application/changes/ReviewStore.ts';
import { featureOfChange } from '../../../../domain/changes/featureOfChange.ts';
import { deferredObserver } from '../../../shared/deferred/deferredObserver.ts';
import { useNeededPart } from '../../../shared/lazy/useNeededPart.tsx';
import { ReviewNotices, type ReviewNotice } from '../../../shared/pages/ReviewNotices.ts';
import { useService } from '../../../shared/services.tsx';

export type PendingNoticesProps = {
  /** Who follows what features say; without it, it is drawn in the review. */
  readonly statuses?: NoticeStatuses | undefined;
};

/** What features say of what is pending: drawn in the review, followed elsewhere. */
export const PendingNotices = deferredObserver(function PendingNotices({ statuses }: PendingNoticesProps) {
  const notices = useService(ReviewNotices);
  const changes = useService(PendingChangesStore);
  const extensions = useService(BrandingStore).configuration?.extensions;
  const changed = new Set(changes.list.map(featureOfChange));
  return notices
    .filter(({ warns }) => !statuses || warns)
    .filter(({ of, needs }) => (!needs || extensions?.[needs]) && of.some((feature) => changed.has(feature)))
    .map((notice) => <PendingNotice key={notice.feature} notice={notice} statuses={statuses} />);
});

type PendingNoticeProps = PendingNoticesProps & { readonly notice: ReviewNotice };

function PendingNotice({ notice: { feature, part }, statuses }: PendingNoticeProps): ReactNode {
  const review = useService(ReviewStore);
  const { part: Notice, failure } = useNeededPart(part);
  const isShown = statuses === undefined;
  const report = useCallback((status: NoticeStatus | undefined) => statuses?.set(feature, status), [statuses, feature]);
  const ownStatus = Notice ? undefined : failure ? 'silent' : 'checking';
  useEffect(
    function speakForWhatIsFetched() {
      if (ownStatus) report(ownStatus);
    },
    [ownStatus, report],
  );
  useEffect(() => () => report(undefined), [report]);
  const leave = useCallback(() => review.close(), [review]);
  if (!Notice) return isShown && failure;
  return <Notice isShown={isShown} onStatus={report} onLeave={leave} />;
}
