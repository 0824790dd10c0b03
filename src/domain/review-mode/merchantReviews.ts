/** The merchant's permission for reviews, and whether its owner requires it. */
export type ReviewConsent = { readonly isRequired: boolean; readonly isGiven: boolean };

export const letsReviewsIn = ({ isRequired, isGiven }: ReviewConsent): boolean => isGiven || !isRequired;

/** A version that an admin published for the merchant. `revision` counts from 1. */
export type ReviewedVersion = { readonly publishId: string; readonly revision: number };

/** Changes that an admin left pending. Only keys, because new values are private. */
export type LeftPending = {
  readonly changeCount: number;
  /** Keys of the first changes. Their type may belong to another release. */
  readonly keys: readonly { readonly type: string; readonly key: string }[];
  /** True if the signed-in user made the changes. They are visible to this user in a review. */
  readonly isMine: boolean;
};

/** A review as shown to the merchant. Times are milliseconds since 1970-01-01 UTC. */
export type PastReview = {
  readonly reviewSessionId: string;
  readonly adminName: string;
  readonly reason: string;
  readonly openedAt: number;
  /** Time when the admin started acting for the merchant. Absent if the admin never did. */
  readonly actingSince?: number | undefined;
  /** Time when the review ended. Absent while the review is open. */
  readonly endedAt?: number | undefined;
  /** Versions published in the review, oldest first. */
  readonly versions: readonly ReviewedVersion[];
  /** Unpublished edits of the admin. Absent while the review is open. */
  readonly left?: LeftPending | undefined;
};

/** Reviews as shown to the merchant, newest first. */
export type MerchantReviews = { readonly consent: ReviewConsent; readonly reviews: readonly PastReview[] };

export const MAX_REVIEWS = 20;
