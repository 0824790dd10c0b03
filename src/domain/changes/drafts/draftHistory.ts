import { deepEqual } from '../../shared/deepEqual.ts';
import { isTextList } from '../../shared/shapes.ts';
import type { ChangeHistory } from '../changeHistory.ts';
import type { ChangeStep } from '../changeStep.ts';
import { plainChange, type PendingChange } from '../pendingChange.ts';
import type { DraftChange, DraftContent, StoredContent, StoredStepChange, Step, StepChange } from './draft.ts';
import { edited, isListEdits, listEdits } from './listEdits.ts';

/** Maximum characters of undo history in a draft. It contains images and is sent with every edit. */
const MAX_HISTORY = 500_000;

/** The side of an entry that is pending when it is undone or redone. */
type Near = 'before' | 'after';
const FAR = { before: 'after', after: 'before' } as const satisfies Record<Near, Near>;

type Present = Map<string, DraftChange>;

const presentOf = (changes: readonly DraftChange[]): Present => new Map(changes.map((change) => [change.key, change]));

function put(present: Present, key: string, change: DraftChange | undefined): void {
  if (change) present.set(key, change);
  else present.delete(key);
}

const isSame = (left: DraftChange | undefined, right: DraftChange | undefined): boolean =>
  left === right ||
  (left !== undefined &&
    right !== undefined &&
    left.type === right.type &&
    left.valueId === right.valueId &&
    deepEqual(left.value, right.value) &&
    deepEqual(left.originalValue, right.originalValue));

/** Stores a list as edits of the other side's list, e.g. an order of 1,000 entries with one move. */
function asListEdits(near: PendingChange | undefined, far: PendingChange): StepChange | undefined {
  const areComparableLists =
    near !== undefined &&
    isTextList(near.value) &&
    isTextList(far.value) &&
    isSame(near, { ...far, value: near.value });
  const edits = areComparableLists && listEdits(near.value, far.value);
  return edits ? { type: far.type, key: far.key, edits } : undefined;
}

type Written = { readonly step: Step<StepChange>; readonly length: number };

/** Cache: steps are immutable. Valid while the near side of each entry is pending. */
const known = { before: new WeakMap<ChangeStep, Written>(), after: new WeakMap<ChangeStep, Written>() };

function writeStep(step: ChangeStep, near: Near, present: Present): Written {
  const there = step.map((entry) => isSame(entry[near], present.get(entry.key)));
  const isUsual = !there.includes(false);
  const earlier = isUsual ? known[near].get(step) : undefined;
  if (earlier) return earlier;
  const written = step.map((entry, nth) => {
    const [close, far] = [entry[near], entry[FAR[near]]];
    return {
      key: entry.key,
      [near]: close && (there[nth] ? { type: close.type, key: close.key, isThere: true } : plainChange(close)),
      [FAR[near]]: far && (asListEdits(close, far) ?? plainChange(far)),
    };
  });
  const made = { step: written, length: JSON.stringify(written).length };
  if (isUsual) known[near].set(step, made);
  return made;
}

/**
 * Serializes the newest steps that fit, first those for undo, then those for redo. References and edits keep the size
 * proportional to the actions.
 */
export function writeHistory(
  changes: readonly DraftChange[],
  { done, undone }: ChangeHistory,
  longest = MAX_HISTORY,
): DraftContent['history'] {
  let left = longest;
  const newest = (steps: readonly ChangeStep[], near: Near): readonly Step<StepChange>[] => {
    const present = presentOf(changes);
    const written: Step<StepChange>[] = [];
    for (const step of steps.toReversed()) {
      const { step: made, length } = writeStep(step, near, present);
      left -= length;
      if (left < 0) break;
      written.push(made);
      for (const entry of step) put(present, entry.key, entry[FAR[near]]);
    }
    return written.toReversed();
  };
  return { done: newest(done, 'after'), undone: newest(undone, 'before') };
}

const isComplete = ({ isThere, edits }: StoredStepChange): boolean => isThere === undefined && edits === undefined;

function readEntry(
  entry: Step<StoredStepChange>[number],
  near: Near,
  there: DraftChange | undefined,
): Step<DraftChange>[number] | undefined {
  const [close, far] = [entry[near], entry[FAR[near]]];
  const found = close?.isThere === true ? there : close;
  if (close && (!found || close.edits !== undefined)) return undefined;
  if (!far || isComplete(far)) return { key: entry.key, [near]: found, [FAR[near]]: far };
  if (!found || !isListEdits(far.edits) || !isTextList(found.value)) return undefined;
  return { key: entry.key, [near]: found, [FAR[near]]: { ...found, value: edited(found.value, far.edits) } };
}

/** Resolves the steps of an untrusted draft. Invalid steps are dropped. */
export function readHistory({ changes, history }: StoredContent): {
  readonly [Side in keyof ChangeHistory]: readonly Step<DraftChange>[];
} {
  const resolveSteps = (steps: readonly Step<StoredStepChange>[], near: Near): readonly Step<DraftChange>[] => {
    const present = presentOf(changes);
    return steps
      .toReversed()
      .flatMap((step) => {
        const read = step.flatMap((entry) => {
          const made = readEntry(entry, near, present.get(entry.key));
          put(present, entry.key, made?.[FAR[near]]);
          return made ?? [];
        });
        return read.length === step.length ? [read] : [];
      })
      .toReversed();
  };
  return { done: resolveSteps(history.done, 'after'), undone: resolveSteps(history.undone, 'before') };
}
