import type { ComponentType } from 'react';
import type { NoticeStatus } from '../../../application/changes/NoticeStatuses.ts';
import type { LazyPart } from '../../../application/shared/LazyPart.ts';
import { portToken } from '../../../application/shared/token.ts';
import type { ServiceExtensions } from '../../../domain/branding/adminConfiguration.ts';
import type { FeatureName } from '../../../domain/features/featureNames.ts';

export type ReviewNoticeProps = {
  /** In the review; else it only follows what is pending, and draws nothing. */
  readonly isShown: boolean;
  /** A publish waits a moment while it is checking, and does not begin before the review was seen where somebody warns. */
  readonly onStatus: (status: NoticeStatus) => void;
  /** The review is left for a page. */
  readonly onLeave: () => void;
};

/** Fetches what draws a notice. */
export type LoadReviewNotice = () => Promise<ComponentType<ReviewNoticeProps>>;

/** What a feature says of pending changes of some features before they go live, beside what the change subjects say. */
export type ReviewNotice = {
  readonly feature: FeatureName;
  /** It follows the changes of these, and is there only while some of them are pending. */
  readonly of: readonly FeatureName[];
  /** What the owner's service must announce for it. */
  readonly needs?: keyof ServiceExtensions | undefined;
  /** It may ask that the review be seen before a publish, and follows what is pending outside of the review as well. */
  readonly warns?: boolean | undefined;
  readonly part: LazyPart<ComponentType<ReviewNoticeProps>>;
};
export type ReviewNotices = readonly ReviewNotice[];
export const ReviewNotices = portToken<ReviewNotices>('ReviewNotices');
