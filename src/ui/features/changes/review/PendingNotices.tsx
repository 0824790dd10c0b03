import { useCallback, type ReactNode } from 'react';
import { ReviewStore } from '../../../../application/changes/ReviewStore.ts';
import { deferredObserver } from '../../../shared/deferred/deferredObserver.ts';
import { useNeededPart } from '../../../shared/lazy/useNeededPart.tsx';
import type { ReviewNotice } from '../../../shared/pages/ReviewNotices.ts';
import { useService } from '../../../shared/services.tsx';
import { usePendingNotices } from './usePendingNotices.ts';

/** What features say in the review of what is pending. */
export const PendingNotices = deferredObserver(function PendingNotices() {
  const pendingNotices = usePendingNotices();
  return pendingNotices().map((notice) => <PendingNotice key={notice.feature} notice={notice} />);
});

function PendingNotice({ notice: { part } }: { readonly notice: ReviewNotice }): ReactNode {
  const review = useService(ReviewStore);
  const { part: Notice, failure } = useNeededPart(part);
  const leave = useCallback(() => review.close(), [review]);
  return Notice ? <Notice onLeave={leave} /> : failure;
}
