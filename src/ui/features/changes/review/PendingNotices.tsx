import { useCallback, type ReactNode } from 'react';
import { BrandingStore } from '../../../../application/branding/BrandingStore.ts';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { ReviewStore } from '../../../../application/changes/ReviewStore.ts';
import { featureOfChange } from '../../../../domain/changes/featureOfChange.ts';
import { deferredObserver } from '../../../shared/deferred/deferredObserver.ts';
import { useNeededPart } from '../../../shared/lazy/useNeededPart.tsx';
import { ReviewNotices, type ReviewNotice } from '../../../shared/pages/ReviewNotices.ts';
import { useService } from '../../../shared/services.tsx';

/** What features say of what is pending: drawn in the review, followed elsewhere. */
export const PendingNotices = deferredObserver(function PendingNotices({ isShown }: { readonly isShown: boolean }) {
  const notices = useService(ReviewNotices);
  const changes = useService(PendingChangesStore);
  const extensions = useService(BrandingStore).configuration?.extensions;
  const changed = new Set(changes.list.map(featureOfChange));
  return notices
    .filter(({ warns }) => isShown || warns)
    .filter(({ of, needs }) => (!needs || extensions?.[needs]) && of.some((feature) => changed.has(feature)))
    .map((notice) => <PendingNotice key={notice.feature} notice={notice} isShown={isShown} />);
});

type PendingNoticeProps = { readonly notice: ReviewNotice; readonly isShown: boolean };

function PendingNotice({ notice: { feature, part }, isShown }: PendingNoticeProps): ReactNode {
  const review = useService(ReviewStore);
  const { part: Notice, failure } = useNeededPart(part);
  const warn = useCallback(
    (isWarning: boolean) => (isShown ? undefined : review.warn(feature, isWarning)),
    [review, feature, isShown],
  );
  const leave = useCallback(() => review.close(), [review]);
  if (!Notice) return isShown && failure;
  return <Notice isShown={isShown} onWarn={warn} onLeave={leave} />;
}
