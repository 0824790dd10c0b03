import type { DraftChange } from '../changes/drafts/draft.ts';
import type { LeftPending, PastReview } from './merchantReviews.ts';

/** A review with whose it is. */
export type AdminReview = PastReview & { readonly adminUserId: string };

/** So many of the changes are told by their keys. */
const MOST_KEYS = 100;

/**
 * The review in which an admin last edited what they have pending for a merchant, of its reviews, the newest first.
 * `undefined` while it is open. `editedAt` in milliseconds since 1970-01-01 UTC.
 */
export function reviewOfEdit<Review extends AdminReview>(
  reviews: readonly Review[],
  adminUserId: string,
  editedAt: number,
): Review | undefined {
  const review = reviews.find(
    ({ adminUserId: by, actingSince, openedAt }) =>
      by === adminUserId && actingSince !== undefined && openedAt <= editedAt,
  );
  return review?.endedAt === undefined ? undefined : review;
}

/** What a merchant is told of pending changes: which settings, and nothing of what they would become. */
export const leftPending = (changes: readonly DraftChange[], isMine: boolean): LeftPending | undefined =>
  changes.length === 0
    ? undefined
    : {
        changeCount: changes.length,
        keys: changes.slice(0, MOST_KEYS).map(({ type, key }) => ({ type, key })),
        isMine,
      };
