import { makeAutoObservable, observableRef } from 'mobx';
import type { DraftConflict } from '../../../domain/changes/drafts/mergeDraft.ts';

/**
 * `tab`: the service keeps nothing; `kept`: it has all that is pending; `unsent`: not all of it yet; `refused`: it will
 * not take what is pending now.
 */
export type DraftState = 'tab' | 'kept' | 'unsent' | 'refused';

/** A process: how far what is pending is kept on the service, and what was changed elsewhere at the same time. */
export class DraftStore {
  state: DraftState = 'tab';
  /** What this tab and another changed differently, until somebody decides or it is known. */
  conflicts: readonly DraftConflict[] = [];
  /** Sends what is unsent at once; false where the service has not all of it afterwards. */
  flush: () => Promise<boolean>;
  /** Somewhere a draft of this revision was kept: unless it is known here, it is read and merged at once. */
  hear: (revision: string) => void;

  constructor() {
    this.flush = async () => this.state === 'kept';
    this.hear = () => undefined;
    makeAutoObservable(this, { conflicts: observableRef, flush: false, hear: false });
  }

  mark(state: DraftState): void {
    this.state = state;
  }

  /** Shows conflicts; none takes those away that were shown. */
  show(conflicts: readonly DraftConflict[]): void {
    this.conflicts = conflicts;
  }
}
