import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Result } from '../../domain/shared/result.ts';
import type { DraftStore } from '../changes/drafts/DraftStore.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { ReviewModeStore } from './ReviewModeStore.ts';

/** A process: edits that an admin tried in a read-only review. Held until the admin starts acting or discards them. */
export class WaitingEdits {
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

  async act(rootOrgId: string): Promise<Result<void, PortFailure>> {
    const acted = await this.#review.act(rootOrgId);
    if (!acted.ok) return acted;
    const { held } = this;
    this.drop();
    runInAction(() => {
      for (const change of held) change();
    });
    // Changes pending since an earlier review were not stored while this one was read-only.
    void this.#drafts.flush();
    return acted;
  }

  #become(held: readonly (() => void)[]): void {
    this.held = held;
  }
}
