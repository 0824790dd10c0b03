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

export class PendingChangesStore {
  readonly #changes = observable.map<string, PendingChange>([], { deep: false });
  history: ChangeHistory = emptyHistory;
  note = '';
  /** Returns the counts that are stored with the publish. Present while the review that computes them is open. */
  figures: (() => string | undefined) | undefined;
  /** Called before each change. If it returns false, the change does not run now, but the guard may run it later. */
  guard: ((change: () => void) => boolean) | undefined;
  /** Number of changes restored from an earlier visit. Reset to 0 by an edit or by closing the notice. */
  restoredCount = 0;
  /** Company of the changes. Undefined until the stored changes are restored, which prevents earlier edits. */
  companyId: CompanyId | undefined;
  /** False if the browser refused to store the changes, so a reload would lose them. */
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

  get present(): PendingChanges {
    return new Map(this.#changes);
  }

  get(key: string): PendingChange | undefined {
    return this.#changes.get(key);
  }

  attempt(change: () => void): void {
    if (this.guard?.(change) ?? true) change();
  }

  edit(edits: readonly PendingChange[]): void {
    this.attempt(() => this.#do(stepForEdits(this.#changes, edits)));
  }

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

  /** Replaces all changes after a publish, merge or reload. Without `history`, earlier edits cannot be undone. */
  replace(changes: Iterable<PendingChange>, history = emptyHistory): void {
    this.#changes.replace([...changes].map((change) => [change.key, change]));
    this.history = history;
    this.restoredCount = 0;
  }

  restore(changes: Iterable<PendingChange>, history = emptyHistory): void {
    this.replace(changes, history);
    this.restoredCount = this.count;
  }

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
