import { makeAutoObservable, observableRef } from 'mobx';
import type { DraftConflict } from '../../../domain/changes/drafts/mergeDraft.ts';

export type DraftPlace = 'service' | 'browser';
/** `kept`: the draft contains all pending changes. `unsent`: some are missing. `refused`: the service rejects them. */
export type DraftState = 'kept' | 'unsent' | 'refused';

/** A process: state of the draft, and conflicts with edits made elsewhere. */
export class DraftStore {
  state: DraftState = 'kept';
  /** `service`: shared by all devices. `browser`: this browser only, without secrets. */
  place: DraftPlace = 'browser';
  conflicts: readonly DraftConflict[] = [];
  /** Sends unsent changes now. Resolves to false if some are still unsent. */
  flush: () => Promise<boolean>;
  /** A draft with this revision was stored elsewhere. Reads and merges it unless the revision is known. */
  hear: (revision: string) => void;

  constructor() {
    this.flush = async () => this.state === 'kept';
    this.hear = () => undefined;
    makeAutoObservable(this, { conflicts: observableRef, flush: false, hear: false });
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
