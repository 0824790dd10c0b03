import { makeAutoObservable, observableRef } from 'mobx';
import type { DraftConflict } from '../../../domain/changes/drafts/mergeDraft.ts';

export type DraftPlace = 'service' | 'browser';
/** `kept`: the draft has all changes. `unsent`: it lacks some changes. `refused`: the service rejects it. */
export type DraftState = 'stored' | 'unsent' | 'refused';

export class DraftStore {
  state: DraftState = 'stored';
  /** Location of the draft. `service`: shared by all devices. `browser`: only in this browser, without secrets. */
  place: DraftPlace = 'browser';
  conflicts: readonly DraftConflict[] = [];
  /** Sends unsent changes at once. Resolves to false if some are still unsent. */
  flush = async (): Promise<boolean> => this.state === 'stored';
  /** Called when another tab or device stored a draft. Reads and merges the draft unless its revision is known. */
  onAnnounced: (revision: string) => void = () => undefined;

  constructor() {
    makeAutoObservable(this, { conflicts: observableRef, flush: false, onAnnounced: false });
  }

  begin(place: DraftPlace): void {
    this.place = place;
    this.state = 'stored';
  }

  mark(state: DraftState): void {
    this.state = state;
  }

  get keepsSecrets(): boolean {
    return this.place === 'service' && this.state === 'stored';
  }

  show(conflicts: readonly DraftConflict[]): void {
    this.conflicts = conflicts;
  }
}
