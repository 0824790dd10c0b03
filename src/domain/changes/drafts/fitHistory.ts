import type { ChangeHistory } from '../changeHistory.ts';

/** Characters of undo history that go with a draft; pictures are in it, and it is sent with every edit. */
const LONGEST_HISTORY = 500_000;

/** The newest steps that fit, those to be undone before those to be redone. */
export function fitHistory({ done, undone }: ChangeHistory, longest = LONGEST_HISTORY): ChangeHistory {
  let left = longest;
  const fits = (step: unknown): boolean => {
    left -= JSON.stringify(step).length;
    return left >= 0;
  };
  const newest = (steps: ChangeHistory['done']): ChangeHistory['done'] => {
    const tooMany = steps.findLastIndex((step) => !fits(step));
    return steps.slice(tooMany + 1);
  };
  return { done: newest(done), undone: newest(undone) };
}
