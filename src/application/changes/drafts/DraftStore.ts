import { makeAutoObservable, observableRef } from 'mobx';
import type { DraftConflict } from '../../../domain/changes/drafts/mergeDraft.ts';

export type DraftPlace = 'service' | 'browser';
/**
 * `kept`: the draft has all pending changes. `unsent`: the draft lacks some pending changes. `refused`: the service
 * rejects the draft.
 */
export type DraftState = 'kept' | 'unsent' | 'refused';

/** Store of the state of the draft, and of conflicts with edits made elsewhere. */
export class DraftStore {
  state: DraftState = 'kept';
  /** Location of the draft. `service`: shared by all devices. `browser`: only in this browser, without secrets. */
  place: DraftPlace = 'browser';
  conflicts: readonly DraftConflict[] = [];
  /** Sends unsent changes at once. Resolves to false if some are still unsent. */
  flush: () => Promise<boolean>;
  /** Called when another tab or device stored a draft. Reads and merges the draft unless its revision is known. */
  onAnnounced: (revision: string) => void;

  constructor() {
    this.flush = async () => this.state === 'kept';
    this.onAnnounced = () => undefined;
    makeAutoObservable(this, { conflicts: observableRef, flush: false, onAnnounced: false });
  }

  begin(place: DraftPlace): void {
    this.place = place;
    this.state = 'kept';
  }

  mark(state: DraftState): void {
    this.state = state;
  }

  get keepsSecrets(): boolean {
    return this.place === 'service' && this.state === 'kept';
  }

  show(conflicts: readonly DraftConflict[]): void {
    this.conflicts = conflicts;
  }
}
