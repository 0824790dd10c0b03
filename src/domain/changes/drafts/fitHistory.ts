import type { ChangeHistory } from '../changeHistory.ts';
import type { ChangeStep } from '../changeStep.ts';

/** Characters of undo history that go with a draft; pictures are in it, and it is sent with every edit. */
const LONGEST_HISTORY = 500_000;

/** A step never changes, and one of an order may name a thousand entries. */
const lengths = new WeakMap<ChangeStep, number>();

function lengthOf(step: ChangeStep): number {
  const known = lengths.get(step);
  if (known !== undefined) return known;
  const { length } = JSON.stringify(step);
  lengths.set(step, length);
  return length;
}

/** The newest steps that fit, those to be undone before those to be redone. */
export function fitHistory({ done, undone }: ChangeHistory, longest = LONGEST_HISTORY): ChangeHistory {
  let left = longest;
  const fits = (step: ChangeStep): boolean => {
    left -= lengthOf(step);
    return left >= 0;
  };
  const newest = (steps: ChangeHistory['done']): ChangeHistory['done'] => {
    const tooMany = steps.findLastIndex((step) => !fits(step));
    return steps.slice(tooMany + 1);
  };
  return { done: newest(done), undone: newest(undone) };
}
