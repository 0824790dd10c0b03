import type { AdminReview } from '../../domain/review-mode/leftPending.ts';

type StoredReview = Omit<AdminReview, 'versions' | 'left'> & { readonly companyId: string; readonly expiresAt: number };

export class DemoReviews {
  readonly consenting = new Set<string>();
  #reviews: readonly StoredReview[] = [];

  add(review: StoredReview): void {
    this.#reviews = [review, ...this.#reviews];
  }

  change(reviewSessionId: string, change: Partial<Pick<StoredReview, 'actingSince' | 'expiresAt'>>): void {
    this.#reviews = this.#reviews.map((each) =>
      each.reviewSessionId === reviewSessionId ? { ...each, ...change } : each,
    );
  }

  end(companyId: string, now: number): void {
    this.#reviews = this.#reviews.map((each) =>
      each.companyId === companyId && endOf(each, now) === undefined ? { ...each, endedAt: now } : each,
    );
  }

  /** Whether a review has ended. An unknown review was started before a reload, so it has not ended. */
  hasEnded(reviewSessionId: string, now: number): boolean {
    const startedReview = this.#reviews.find((each) => each.reviewSessionId === reviewSessionId);
    return startedReview !== undefined && endOf(startedReview, now) !== undefined;
  }

  of(companyId: string, now: number): readonly StoredReview[] {
    return this.#reviews
      .filter((each) => each.companyId === companyId)
      .map((each) => ({ ...each, endedAt: endOf(each, now) }));
  }
}

const endOf = ({ endedAt, expiresAt }: StoredReview, now: number): number | undefined =>
  endedAt ?? (expiresAt <= now ? expiresAt : undefined);
