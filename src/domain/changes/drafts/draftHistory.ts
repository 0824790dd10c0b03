import { deepEqual } from '../../shared/deepEqual.ts';
import { isTextList } from '../../shared/shapes.ts';
import type { ChangeHistory } from '../changeHistory.ts';
import type { ChangeStep } from '../changeStep.ts';
import { changesByKey, plainChange, type PendingChange } from '../pendingChange.ts';
import type { DraftChange, DraftContent, StoredContent, StoredStepChange, Step, StepChange } from './draft.ts';
import { edited, isListEdits, listEdits } from './listEdits.ts';

/**
 * Maximum characters of the undo history in a draft. Limited because the history may contain images and is sent after
 * every edit.
 */
const MAX_HISTORY = 500_000;

/** The change of a step that is pending before the step is undone (`after`) or redone (`before`). */
type PendingSide = 'before' | 'after';
const OTHER_SIDE = { before: 'after', after: 'before' } as const satisfies Record<PendingSide, PendingSide>;

type PendingByKey = Map<string, DraftChange>;

function setChange(pendingByKey: PendingByKey, key: string, change: DraftChange | undefined): void {
  if (change) pendingByKey.set(key, change);
  else pendingByKey.delete(key);
}

const isSame = (left: DraftChange | undefined, right: DraftChange | undefined): boolean =>
  left === right ||
  (left !== undefined &&
    right !== undefined &&
    left.type === right.type &&
    left.valueId === right.valueId &&
    deepEqual(left.value, right.value) &&
    deepEqual(left.originalValue, right.originalValue));

/**
 * Stores a list as edits of the list in `pendingSide`, so that one move in an order of 1,000 entries takes little
 * space.
 */
function asListEdits(pendingSide: PendingChange | undefined, far: PendingChange): StepChange | undefined {
  const areComparableLists =
    pendingSide !== undefined &&
    isTextList(pendingSide.value) &&
    isTextList(far.value) &&
    isSame(pendingSide, { ...far, value: pendingSide.value });
  const edits = areComparableLists && listEdits(pendingSide.value, far.value);
  return edits ? { type: far.type, key: far.key, edits } : undefined;
}

type Written = { readonly step: Step<StepChange>; readonly length: number };

/**
 * Cache of serialized steps, which are immutable. A cached step is valid while the change before its undo or redo is
 * pending.
 */
const writtenSteps = { before: new WeakMap<ChangeStep, Written>(), after: new WeakMap<ChangeStep, Written>() };

function writeStep(step: ChangeStep, pendingSide: PendingSide, pendingByKey: PendingByKey): Written {
  const pendingFlags = step.map((entry) => isSame(entry[pendingSide], pendingByKey.get(entry.key)));
  const isEntirelyPending = !pendingFlags.includes(false);
  const cachedStep = isEntirelyPending ? writtenSteps[pendingSide].get(step) : undefined;
  if (cachedStep) return cachedStep;
  const entries = step.map((entry, index) => {
    const [close, far] = [entry[pendingSide], entry[OTHER_SIDE[pendingSide]]];
    return {
      key: entry.key,
      [pendingSide]:
        close && (pendingFlags[index] ? { type: close.type, key: close.key, isThere: true } : plainChange(close)),
      [OTHER_SIDE[pendingSide]]: far && (asListEdits(close, far) ?? plainChange(far)),
    };
  });
  const writtenStep = { step: entries, length: JSON.stringify(entries).length };
  if (isEntirelyPending) writtenSteps[pendingSide].set(step, writtenStep);
  return writtenStep;
}

/**
 * Serializes the newest steps that fit: first the steps for undo, then those for redo. References and list edits make
 * the size proportional to the number of user actions.
 */
export function writeHistory(
  changes: readonly DraftChange[],
  { done, undone }: ChangeHistory,
  longest = MAX_HISTORY,
): DraftContent['history'] {
  let remainingLength = longest;
  const newest = (steps: readonly ChangeStep[], pendingSide: PendingSide): readonly Step<StepChange>[] => {
    const pendingByKey = changesByKey(changes);
    const storedSteps: Step<StepChange>[] = [];
    for (const step of steps.toReversed()) {
      const { step: storedStep, length } = writeStep(step, pendingSide, pendingByKey);
      remainingLength -= length;
      if (remainingLength < 0) break;
      storedSteps.push(storedStep);
      for (const entry of step) setChange(pendingByKey, entry.key, entry[OTHER_SIDE[pendingSide]]);
    }
    return storedSteps.toReversed();
  };
  return { done: newest(done, 'after'), undone: newest(undone, 'before') };
}

function readEntry(
  entry: Step<StoredStepChange>[number],
  pendingSide: PendingSide,
  pendingChange: DraftChange | undefined,
): Step<DraftChange>[number] | undefined {
  const [close, far] = [entry[pendingSide], entry[OTHER_SIDE[pendingSide]]];
  const found = close?.isThere === true ? pendingChange : close;
  if (close && (!found || close.edits !== undefined)) return undefined;
  const isFarComplete = far?.isThere === undefined && far?.edits === undefined;
  if (!far || isFarComplete) return { key: entry.key, [pendingSide]: found, [OTHER_SIDE[pendingSide]]: far };
  if (!found || !isListEdits(far.edits) || !isTextList(found.value)) return undefined;
  return {
    key: entry.key,
    [pendingSide]: found,
    [OTHER_SIDE[pendingSide]]: { ...found, value: edited(found.value, far.edits) },
  };
}

/** Resolves the references in the steps of an untrusted draft. Drops invalid steps. */
export function readHistory({ changes, history }: StoredContent): {
  readonly [Side in keyof ChangeHistory]: readonly Step<DraftChange>[];
} {
  const resolveSteps = (
    steps: readonly Step<StoredStepChange>[],
    pendingSide: PendingSide,
  ): readonly Step<DraftChange>[] => {
    const pendingByKey = changesByKey(changes);
    return steps
      .toReversed()
      .flatMap((step) => {
        const parsedStep = step.flatMap((entry) => {
          const resolvedEntry = readEntry(entry, pendingSide, pendingByKey.get(entry.key));
          setChange(pendingByKey, entry.key, resolvedEntry?.[OTHER_SIDE[pendingSide]]);
          return resolvedEntry ?? [];
        });
        return parsedStep.length === step.length ? [parsedStep] : [];
      })
      .toReversed();
  };
  return { done: resolveSteps(history.done, 'after'), undone: resolveSteps(history.undone, 'before') };
}
