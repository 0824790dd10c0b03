import { makeAutoObservable, observable, observableRef } from 'mobx';
import {
  emptyHistory,
  recordStep,
  redoStep,
  undoStep,
  type ChangeHistory,
} from '../../domain/changes/changeHistory.ts';
import { stepForDiscard, stepForEdits, type ChangeStep } from '../../domain/changes/changeStep.ts';
import { changesPerFeature } from '../../domain/changes/featureOfChange.ts';
import type { PendingChange, PendingChanges } from '../../domain/changes/pendingChange.ts';
import type { CompanyId } from '../../domain/company/companyId.ts';
import type { FeatureName } from '../../domain/features/featureNames.ts';

/** The edits that are not published yet, with undo and redo. */
export class PendingChangesStore {
  readonly #changes = observable.map<string, PendingChange>([], { deep: false });
  history: ChangeHistory = emptyHistory;
  /** What the person wrote of them for the history. */
  note = '';
  /** Answers what is counted of them as they stand, while a review that keeps it with the publish is open. */
  figures: (() => string | undefined) | undefined;
  /** Asked before anything is changed: answers false where that must wait, and does it later itself. */
  guard: ((change: () => void) => boolean) | undefined;
  /** How many came back from an earlier visit, until the next edit or until it is known. */
  restoredCount = 0;
  /** Whose they are, once they are back: an edit before would not know what is pending. */
  companyId: CompanyId | undefined;
  /** False once the browser refused to keep them: a reload would lose them. */
  isPersisted = true;

  constructor() {
    makeAutoObservable(this, { history: observableRef, figures: false, guard: false });
  }

  belongTo(companyId: CompanyId | undefined): void {
    this.companyId = companyId;
  }

  markPersisted(isPersisted: boolean): void {
    this.isPersisted = isPersisted;
  }

  write(note: string): void {
    this.note = note;
  }

  get list(): readonly PendingChange[] {
    return [...this.#changes.values()];
  }

  get count(): number {
    return this.#changes.size;
  }

  get hasChanges(): boolean {
    return this.count > 0;
  }

  get perFeature(): ReadonlyMap<FeatureName, number> {
    return changesPerFeature(this.list);
  }

  get canUndo(): boolean {
    return undoStep(this.history, this.#changes) !== undefined;
  }

  get canRedo(): boolean {
    return redoStep(this.history, this.#changes) !== undefined;
  }

  /** The pending changes as they stand, for domain functions that compare with them. */
  get present(): PendingChanges {
    return new Map(this.#changes);
  }

  get(key: string): PendingChange | undefined {
    return this.#changes.get(key);
  }

  /** Does what changes or publishes something, unless it must wait. */
  attempt(change: () => void): void {
    if (this.guard?.(change) ?? true) change();
  }

  /** Makes edits as one act that one undo takes back. */
  edit(edits: readonly PendingChange[]): void {
    this.attempt(() => this.#do(stepForEdits(this.#changes, edits)));
  }

  /** Discards these keys' changes, or all; can be undone. */
  discard(keys?: Iterable<string>): void {
    this.#do(stepForDiscard(this.#changes, keys));
  }

  undo(): void {
    this.attempt(() => {
      const undone = undoStep(this.history, this.#changes);
      if (undone) this.#apply(undone.step, undone.history);
    });
  }

  redo(): void {
    this.attempt(() => {
      const redone = redoStep(this.history, this.#changes);
      if (redone) this.#apply(redone.step, redone.history);
    });
  }

  /** Puts other changes in place: after a publish, a merge or a reload. What was undoable is so no longer, unless given. */
  replace(changes: Iterable<PendingChange>, history = emptyHistory): void {
    this.#changes.replace([...changes].map((change) => [change.key, change]));
    this.history = history;
    this.restoredCount = 0;
  }

  /** Brings back what an earlier visit left. */
  restore(changes: Iterable<PendingChange>, history = emptyHistory): void {
    this.replace(changes, history);
    this.restoredCount = this.count;
  }

  /** Says no more that changes came back. */
  acknowledgeRestored(): void {
    this.restoredCount = 0;
  }

  #do(step: ChangeStep): void {
    this.#apply(step, recordStep(this.history, step));
  }

  #apply(step: ChangeStep, history: ChangeHistory): void {
    for (const { key, after } of step) {
      if (after) this.#changes.set(key, after);
      else this.#changes.delete(key);
    }
    this.history = history;
    this.restoredCount = 0;
  }
}
