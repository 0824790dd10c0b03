import type { AdminReview } from '../../domain/review-mode/leftPending.ts';

type Kept = Omit<AdminReview, 'versions' | 'left'> & { readonly companyId: string; readonly expiresAt: number };

/** Reviews since the page was opened, and the merchants that consent to reviews. */
export class DemoReviews {
  readonly consenting = new Set<string>();
  #kept: readonly Kept[] = [];

  add(review: Kept): void {
    this.#kept = [review, ...this.#kept];
  }

  change(reviewSessionId: string, change: Partial<Pick<Kept, 'actingSince' | 'expiresAt'>>): void {
    this.#kept = this.#kept.map((each) => (each.reviewSessionId === reviewSessionId ? { ...each, ...change } : each));
  }

  end(companyId: string, now: number): void {
    this.#kept = this.#kept.map((each) =>
      each.companyId === companyId && endOf(each, now) === undefined ? { ...each, endedAt: now } : each,
    );
  }

  /** An unknown review is from before a reload, so it is not over. */
  hasEnded(reviewSessionId: string, now: number): boolean {
    const found = this.#kept.find((each) => each.reviewSessionId === reviewSessionId);
    return found !== undefined && endOf(found, now) !== undefined;
  }

  of(companyId: string, now: number): readonly Kept[] {
    return this.#kept
      .filter((each) => each.companyId === companyId)
      .map((each) => ({ ...each, endedAt: endOf(each, now) }));
  }
}

const endOf = ({ endedAt, expiresAt }: Kept, now: number): number | undefined =>
  endedAt ?? (expiresAt <= now ? expiresAt : undefined);
