import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Result } from '../../domain/shared/result.ts';
import type { DraftStore } from '../changes/drafts/DraftStore.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { ReviewModeStore } from './ReviewModeStore.ts';

/** A process: what an admin who only looks at a merchant tried to change, held until they act for it or let go of it. */
export class HeldEdits {
  held: readonly (() => void)[] = [];
  readonly #changes: PendingChangesStore;
  readonly #drafts: DraftStore;
  readonly #review: ReviewModeStore;

  constructor(changes: PendingChangesStore, drafts: DraftStore, review: ReviewModeStore) {
    this.#changes = changes;
    this.#drafts = drafts;
    this.#review = review;
    makeAutoObservable(this, { held: observableRef });
  }

  /** Holds changes back while the review only looks; the answer lets them through again. */
  start(): () => void {
    this.#changes.guard = (change) => {
      const isLooking = this.#review.review?.isActing === false;
      if (isLooking) this.#become([...this.held, change]);
      return !isLooking;
    };
    return () => {
      this.#changes.guard = undefined;
      this.drop();
    };
  }

  drop(): void {
    this.#become([]);
  }

  /** Acts for the merchant from now on, and does what was held, in its order. */
  async act(rootOrgId: string): Promise<Result<void, PortFailure>> {
    const acted = await this.#review.act(rootOrgId);
    if (!acted.ok) return acted;
    const { held } = this;
    this.drop();
    runInAction(() => {
      for (const change of held) change();
    });
    // What is pending since an earlier review was not kept while this one only looked.
    void this.#drafts.flush();
    return acted;
  }

  #become(held: readonly (() => void)[]): void {
    this.held = held;
  }
}
