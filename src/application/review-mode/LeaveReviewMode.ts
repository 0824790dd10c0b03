import type { BrandingStore } from '../branding/BrandingStore.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { PublishingStore } from '../publishing/PublishingStore.ts';
import type { ReviewModeStore } from './ReviewModeStore.ts';

/** Leaving review mode: unsaved changes go, publishing is reset, the merchant is let go of [RT-2]. */
export class LeaveReviewMode {
  readonly #review: ReviewModeStore;
  readonly #changes: PendingChangesStore;
  readonly #publishing: PublishingStore;
  readonly #branding: BrandingStore;

  constructor(
    review: ReviewModeStore,
    changes: PendingChangesStore,
    publishing: PublishingStore,
    branding: BrandingStore,
  ) {
    this.#review = review;
    this.#changes = changes;
    this.#publishing = publishing;
    this.#branding = branding;
  }

  async execute(): Promise<void> {
    this.#changes.discard();
    this.#publishing.reset();
    await this.#review.leave(this.#branding.configuration?.rootOrgId ?? '');
  }
}
