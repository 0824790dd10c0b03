import { observer } from 'mobx-react-lite';
import { useCallback, type ReactNode } from 'react';
import { ReviewStore } from '../../../../application/changes/ReviewStore.ts';
import type { ReviewNotice } from '../../pages/ReviewNotices.ts';
import { useService } from '../../services.tsx';
import { usePendingNotices } from './usePendingNotices.ts';

export type PendingNoticesProps = {
  /** Selects the notices: warnings (shown above the changes) or all others (shown below them). */
  readonly areWarnings: boolean;
};

export const PendingNotices = observer(function PendingNotices({ areWarnings }: PendingNoticesProps) {
  const pendingNotices = usePendingNotices();
  return pendingNotices()
    .filter(({ isWarning = false }) => isWarning === areWarnings)
    .map((notice) => <PendingNotice key={notice.feature} notice={notice} />);
});

function PendingNotice({ notice: { Notice } }: { readonly notice: ReviewNotice }): ReactNode {
  const review = useService(ReviewStore);
  const closeReview = useCallback(() => review.close(), [review]);
  return <Notice onLeave={closeReview} />;
}
