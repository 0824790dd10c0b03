import { invertStep, type ChangeStep } from './changeStep.ts';

export type ChangeHistory = { readonly done: readonly ChangeStep[]; readonly undone: readonly ChangeStep[] };

export const emptyHistory: ChangeHistory = { done: [], undone: [] };

/** Older steps are forgotten past this many; nobody walks further back, and storage stays small. */
const REMEMBERED_STEPS = 200;

/** Remembers a step; what had been undone can no longer be redone. A step that did nothing is not remembered. */
export const recordStep = (history: ChangeHistory, step: ChangeStep): ChangeHistory =>
  step.length === 0 ? history : { done: [...history.done, step].slice(-REMEMBERED_STEPS), undone: [] };

export function undoStep(history: ChangeHistory): { step: ChangeStep; history: ChangeHistory } | undefined {
  const last = history.done.at(-1);
  if (!last) return undefined;
  return {
    step: invertStep(last),
    history: { done: history.done.slice(0, -1), undone: [...history.undone, last] },
  };
}

export function redoStep(history: ChangeHistory): { step: ChangeStep; history: ChangeHistory } | undefined {
  const last = history.undone.at(-1);
  if (!last) return undefined;
  return { step: last, history: { done: [...history.done, last], undone: history.undone.slice(0, -1) } };
}
