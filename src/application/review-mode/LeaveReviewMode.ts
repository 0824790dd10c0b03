import type { BrandingStore } from '../branding/BrandingStore.ts';
import type { DraftStore } from '../changes/drafts/DraftStore.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { PublishingStore } from '../publishing/PublishingStore.ts';
import type { ReviewModeStore } from './ReviewModeStore.ts';

/** Discards unsaved changes, resets publishing and closes the review [RT-2]. */
export class LeaveReviewMode {
  readonly #review: ReviewModeStore;
  readonly #changes: PendingChangesStore;
  readonly #drafts: DraftStore;
  readonly #publishing: PublishingStore;
  readonly #branding: BrandingStore;

  constructor(
    review: ReviewModeStore,
    changes: PendingChangesStore,
    drafts: DraftStore,
    publishing: PublishingStore,
    branding: BrandingStore,
  ) {
    this.#review = review;
    this.#changes = changes;
    this.#drafts = drafts;
    this.#publishing = publishing;
    this.#branding = branding;
  }

  /** @param pagesGone resolves when the merchant's pages are closed, because until then they may read data */
  async execute(pagesGone: Promise<void>): Promise<void> {
    this.#changes.discard();
    this.#publishing.reset();
    // Delete the draft and finish the reads while the review still permits it.
    const last = Promise.all([this.#drafts.flush(), pagesGone]);
    await this.#review.leave(this.#branding.configuration?.rootOrgId ?? '', last);
  }
}
