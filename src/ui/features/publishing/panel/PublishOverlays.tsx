import { memo } from 'react';
import { ReviewDrawer, type ReviewDrawerProps } from '../../../shared/changes/review/ReviewDrawer.tsx';
import { ConflictDialog } from '../conflict/ConflictDialog.tsx';
import { PublishPanel } from './PublishPanel.tsx';
import { StoppedBanner } from './StoppedBanner.tsx';

export type PublishOverlaysProps = Omit<ReviewDrawerProps, 'isOpen' | 'notice' | 'onClose'> & {
  readonly isReviewing: boolean;
  readonly onReview: (isReviewing: boolean) => void;
};

export const PublishOverlays = memo(function PublishOverlays(props: PublishOverlaysProps) {
  const { isReviewing, onReview, ...review } = props;
  return (
    <>
      <ReviewDrawer {...review} isOpen={isReviewing} notice={<StoppedBanner />} onClose={() => onReview(false)} />
      <PublishPanel onRetry={review.onPublish} />
      <ConflictDialog onSettled={() => onReview(true)} />
    </>
  );
});
