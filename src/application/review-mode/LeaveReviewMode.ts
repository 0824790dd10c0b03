import type { BrandingStore } from '../branding/BrandingStore.ts';
import type { DraftStore } from '../changes/drafts/DraftStore.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { PublishingStore } from '../publishing/PublishingStore.ts';
import type { ReviewModeStore } from './ReviewModeStore.ts';

/** Leaving review mode: unsaved changes go, publishing is reset, the merchant is let go of [RT-2]. */
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

  /** `pagesGone`: the merchant's pages, which may read to the last, are no longer shown. */
  async execute(pagesGone: Promise<void>): Promise<void> {
    this.#changes.discard();
    this.#publishing.reset();
    // What is kept of the changes is dropped, and the pages read, while the review still allows it.
    const last = Promise.all([this.#drafts.flush(), pagesGone]);
    await this.#review.leave(this.#branding.configuration?.rootOrgId ?? '', last);
  }
}
