import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Result } from '../../domain/shared/result.ts';
import type { DraftStore } from '../changes/drafts/DraftStore.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { ReviewModeStore } from './ReviewModeStore.ts';

/** Store of edits that an admin made in a read-only review. They wait until the admin starts acting or drops them. */
export class WaitingEdits {
  waitingEdits: readonly (() => void)[] = [];
  readonly #changes: PendingChangesStore;
  readonly #drafts: DraftStore;
  readonly #review: ReviewModeStore;

  constructor(changes: PendingChangesStore, drafts: DraftStore, review: ReviewModeStore) {
    this.#changes = changes;
    this.#drafts = drafts;
    this.#review = review;
    makeAutoObservable(this, { waitingEdits: observableRef });
  }

  start(): () => void {
    this.#changes.guard = (change) => {
      const isLooking = this.#review.review?.isActing === false;
      if (isLooking) this.#setHeld([...this.waitingEdits, change]);
      return !isLooking;
    };
    return () => {
      this.#changes.guard = undefined;
      this.drop();
    };
  }

  drop(): void {
    this.#setHeld([]);
  }

  async act(rootOrgId: string): Promise<Result<void, PortFailure>> {
    const result = await this.#review.act(rootOrgId);
    if (!result.ok) return result;
    const { waitingEdits } = this;
    this.drop();
    runInAction(() => {
      for (const change of waitingEdits) change();
    });
    // Changes that were restored from an earlier review can be stored only now that this review allows writes.
    void this.#drafts.flush();
    return result;
  }

  #setHeld(waitingEdits: readonly (() => void)[]): void {
    this.waitingEdits = waitingEdits;
  }
}
