/** Whether a merchant lets the owner's admins in, and whether its owner asks for that before each review. */
export type ReviewConsent = { readonly isRequired: boolean; readonly isGiven: boolean };

/** Whether an admin may enter a review of the merchant, and look at it. */
export const letsReviewsIn = ({ isRequired, isGiven }: ReviewConsent): boolean => isGiven || !isRequired;

/** A version that an admin published for the merchant; `revision` counts from 1. */
export type ReviewedVersion = { readonly publishId: string; readonly revision: number };

/** What an admin left pending for the merchant: by key alone, as nobody else is shown what it would become. */
export type LeftPending = {
  readonly changeCount: number;
  /** Of the first of them; another release may know the type. */
  readonly keys: readonly { readonly type: string; readonly key: string }[];
  /** Whoever asks made them, and finds them pending in a review. */
  readonly isMine: boolean;
};

/** A review as the merchant is told of it. Times are milliseconds since 1970-01-01 UTC. */
export type PastReview = {
  readonly reviewSessionId: string;
  readonly adminName: string;
  /** Given on entering. */
  readonly reason: string;
  readonly openedAt: number;
  /** Since when its admin acted for the merchant; absent where they only looked. */
  readonly actingSince?: number | undefined;
  /** Absent while it is open. */
  readonly endedAt?: number | undefined;
  /** What its admin published for the merchant, oldest first. */
  readonly versions: readonly ReviewedVersion[];
  /** What its admin edited last in it and has neither published nor discarded; absent while it is open. */
  readonly left?: LeftPending | undefined;
};

/** What a merchant knows, and says, of the reviews of it; the newest review first. */
export type MerchantReviews = { readonly consent: ReviewConsent; readonly reviews: readonly PastReview[] };

/** So many reviews are told of. */
export const MOST_REVIEWS = 20;
