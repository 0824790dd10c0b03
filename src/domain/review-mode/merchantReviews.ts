/** The merchant's permission for reviews, and whether its owner requires it. */
export type ReviewConsent = { readonly isRequired: boolean; readonly isGiven: boolean };

export const letsReviewsIn = ({ isRequired, isGiven }: ReviewConsent): boolean => isGiven || !isRequired;

/** A version that an admin published for the merchant. `revision` counts from 1. */
export type ReviewedVersion = { readonly publishId: string; readonly revision: number };

/** Changes that an admin left pending. Only keys, because new values are private. */
export type LeftPending = {
  readonly changeCount: number;
  /** The first changes. The type may belong to another release. */
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
  /** Absent if the admin never acted for the merchant. */
  readonly actingSince?: number | undefined;
  /** Absent while the review is open. */
  readonly endedAt?: number | undefined;
  /** Oldest first. */
  readonly versions: readonly ReviewedVersion[];
  /** Unpublished edits of the admin. Absent while the review is open. */
  readonly left?: LeftPending | undefined;
};

/** Newest review first. */
export type MerchantReviews = { readonly consent: ReviewConsent; readonly reviews: readonly PastReview[] };

export const MAX_REVIEWS = 20;
