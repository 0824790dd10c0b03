import type { ComponentType, ReactNode } from 'react';
import { portToken } from '../../../application/shared/token.ts';
import type { ServiceExtensions } from '../../../domain/branding/adminConfiguration.ts';
import type { FeatureName } from '../../../domain/features/featureNames.ts';

export type ReviewNoticeProps = {
  /** Called before a link in the notice opens a page, e.g. to close the review. */
  readonly onLeave: () => void;
};

export type LoadReviewNotice = () => Promise<ComponentType<ReviewNoticeProps>>;

/** Notice that a feature shows in the review of pending changes. */
export type ReviewNotice = {
  readonly feature: FeatureName;
  /** The notice is shown only if one of these features has pending changes. */
  readonly of: readonly FeatureName[];
  readonly needs?: keyof ServiceExtensions | undefined;
  /** Whether the notice is shown above the changes, with other problems. Other notices are shown below. */
  readonly isWarning?: boolean | undefined;
  /**
   * Whether the publish button outside the review must open the review first if the features in `of` have pending
   * changes.
   */
  readonly opensReview?: boolean | undefined;
  readonly Notice: (props: ReviewNoticeProps) => ReactNode;
};

export type ReviewNotices = readonly ReviewNotice[];
export const ReviewNotices = portToken<ReviewNotices>('ReviewNotices');
