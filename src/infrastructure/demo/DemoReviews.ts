import type { AdminReview } from '../../domain/review-mode/leftPending.ts';

/** A review of the demo; its versions are those that are published while it acts. */
type Kept = Omit<AdminReview, 'versions' | 'left'> & { readonly companyId: string; readonly expiresAt: number };

/** The reviews of the demo since its page was opened, and the merchants that let the owner's admins in. */
export class DemoReviews {
  readonly consenting = new Set<string>();
  #kept: readonly Kept[] = [];

  add(review: Kept): void {
    this.#kept = [review, ...this.#kept];
  }

  change(reviewSessionId: string, change: Partial<Pick<Kept, 'actingSince' | 'expiresAt'>>): void {
    this.#kept = this.#kept.map((each) => (each.reviewSessionId === reviewSessionId ? { ...each, ...change } : each));
  }

  /** Ends what is open of a merchant's. */
  end(companyId: string, now: number): void {
    this.#kept = this.#kept.map((each) =>
      each.companyId === companyId && endOf(each, now) === undefined ? { ...each, endedAt: now } : each,
    );
  }

  /** Whether a review was ended, or its time is over; one that is not known is from before a reload of the page. */
  hasEnded(reviewSessionId: string, now: number): boolean {
    const found = this.#kept.find((each) => each.reviewSessionId === reviewSessionId);
    return found !== undefined && endOf(found, now) !== undefined;
  }

  /** Newest first. */
  of(companyId: string, now: number): readonly Kept[] {
    return this.#kept
      .filter((each) => each.companyId === companyId)
      .map((each) => ({ ...each, endedAt: endOf(each, now) }));
  }
}

const endOf = ({ endedAt, expiresAt }: Kept, now: number): number | undefined =>
  endedAt ?? (expiresAt <= now ? expiresAt : undefined);
