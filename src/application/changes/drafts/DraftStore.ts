import { makeAutoObservable, observableRef } from 'mobx';
import type { DraftConflict } from '../../../domain/changes/drafts/mergeDraft.ts';

export type DraftPlace = 'service' | 'browser';
/** `kept`: the draft has all that is pending; `unsent`: not all of it yet; `refused`: it will not take what is pending now. */
export type DraftState = 'kept' | 'unsent' | 'refused';

/** A process: how far what is pending is kept, and what was changed elsewhere at the same time. */
export class DraftStore {
  state: DraftState = 'kept';
  /** Where it is kept: on the service for all devices, or in this browser, without secrets. */
  place: DraftPlace = 'browser';
  /** What this tab and another changed differently, until somebody decides or it is known. */
  conflicts: readonly DraftConflict[] = [];
  /** Sends what is unsent at once; false where not all of it is kept afterwards. */
  flush: () => Promise<boolean>;
  /** Somewhere a draft of this revision was kept: unless it is known here, it is read and merged at once. */
  hear: (revision: string) => void;

  constructor() {
    this.flush = async () => this.state === 'kept';
    this.hear = () => undefined;
    makeAutoObservable(this, { conflicts: observableRef, flush: false, hear: false });
  }

  /** A company is opened, whose draft is kept there. */
  begin(place: DraftPlace): void {
    this.place = place;
    this.state = 'kept';
  }

  mark(state: DraftState): void {
    this.state = state;
  }

  /** Whether what is pending outlives the page, secrets that were typed included. */
  get keepsSecrets(): boolean {
    return this.place === 'service' && this.state === 'kept';
  }

  /** Shows conflicts; none takes those away that were shown. */
  show(conflicts: readonly DraftConflict[]): void {
    this.conflicts = conflicts;
  }
}
