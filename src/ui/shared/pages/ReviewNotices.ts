import type { ComponentType, ReactNode } from 'react';
import { portToken } from '../../../application/shared/token.ts';
import type { ServiceExtensions } from '../../../domain/branding/adminConfiguration.ts';
import type { FeatureName } from '../../../domain/features/featureNames.ts';

export type ReviewNoticeProps = {
  /** The review is left for a page. */
  readonly onLeave: () => void;
};

/** Loads the component of a notice. */
export type LoadReviewNotice = () => Promise<ComponentType<ReviewNoticeProps>>;

/** What a feature says of pending changes of some features before they go live, beside what the change subjects say. */
export type ReviewNotice = {
  readonly feature: FeatureName;
  /** It is about the changes of these, and is there only while some of them are pending. */
  readonly of: readonly FeatureName[];
  /** What the owner's service must announce for it. */
  readonly needs?: keyof ServiceExtensions | undefined;
  /** It warns, and stands with the other problems above the changes; else it stands below them. */
  readonly isWarning?: boolean | undefined;
  /** A publish that it is about begins in the review: the press elsewhere opens it. */
  readonly opensReview?: boolean | undefined;
  readonly Notice: (props: ReviewNoticeProps) => ReactNode;
};

export type ReviewNotices = readonly ReviewNotice[];
export const ReviewNotices = portToken<ReviewNotices>('ReviewNotices');
