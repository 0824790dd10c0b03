import type { ComponentType, ReactNode } from 'react';
import { portToken } from '../../../application/shared/token.ts';
import type { ServiceExtensions } from '../../../domain/branding/adminConfiguration.ts';
import type { FeatureName } from '../../../domain/features/featureNames.ts';

export type ReviewNoticeProps = {
  /** Called when a notice leads to a page. */
  readonly onLeave: () => void;
};

export type LoadReviewNotice = () => Promise<ComponentType<ReviewNoticeProps>>;

/** Notice of a feature in the review of pending changes. */
export type ReviewNotice = {
  readonly feature: FeatureName;
  /** Shown only if one of these features has pending changes. */
  readonly of: readonly FeatureName[];
  /** Required extension. */
  readonly needs?: keyof ServiceExtensions | undefined;
  /** Shown above the changes, with the other problems. Otherwise below. */
  readonly isWarning?: boolean | undefined;
  /** The publish button elsewhere opens the review for these changes. */
  readonly opensReview?: boolean | undefined;
  readonly Notice: (props: ReviewNoticeProps) => ReactNode;
};

export type ReviewNotices = readonly ReviewNotice[];
export const ReviewNotices = portToken<ReviewNotices>('ReviewNotices');
