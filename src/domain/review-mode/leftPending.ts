import type { DraftChange } from '../changes/drafts/draft.ts';
import type { LeftPending, PastReview } from './merchantReviews.ts';

export type AdminReview = PastReview & { readonly adminUserId: string };

/** Maximum number of keys in the response. */
const MAX_KEYS = 100;

/** The ended review in which the admin made the last edit. `reviews`: newest first. `editedAt`: in milliseconds. */
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

/** The admin's pending changes as shown to the merchant: only keys, not the new values. */
export const leftPending = (changes: readonly DraftChange[], isMine: boolean): LeftPending | undefined =>
  changes.length === 0
    ? undefined
    : {
        changeCount: changes.length,
        keys: changes.slice(0, MAX_KEYS).map(({ type, key }) => ({ type, key })),
        isMine,
      };
