import { invertStep, applicablePart, type ChangeStep } from './changeStep.ts';
import type { PendingChanges } from './pendingChange.ts';

export type ChangeHistory = { readonly done: readonly ChangeStep[]; readonly undone: readonly ChangeStep[] };

export const emptyHistory: ChangeHistory = { done: [], undone: [] };

/** Maximum number of undo steps, so that storage stays small. Older steps are dropped. */
export const MAX_UNDO_STEPS = 200;

export const recordStep = (history: ChangeHistory, step: ChangeStep): ChangeHistory =>
  step.length === 0 ? history : { done: [...history.done, step].slice(-MAX_UNDO_STEPS), undone: [] };

type HistoryStep = { readonly step: ChangeStep; readonly history: ChangeHistory };

/**
 * Undoes the last step. Excludes keys whose pending change has changed since the step, e.g. in another tab. Skips a
 * step that has only such keys.
 */
export function undoStep({ done, undone }: ChangeHistory, pendingChanges: PendingChanges): HistoryStep | undefined {
  for (let last = done.length - 1; last >= 0; last -= 1) {
    const step = applicablePart(pendingChanges, invertStep(done[last] ?? []));
    if (step.length > 0) return { step, history: { done: done.slice(0, last), undone: [...undone, invertStep(step)] } };
  }
  return undefined;
}

export function redoStep({ done, undone }: ChangeHistory, pendingChanges: PendingChanges): HistoryStep | undefined {
  for (let last = undone.length - 1; last >= 0; last -= 1) {
    const step = applicablePart(pendingChanges, undone[last] ?? []);
    if (step.length > 0) return { step, history: { done: [...done, step], undone: undone.slice(0, last) } };
  }
  return undefined;
}
