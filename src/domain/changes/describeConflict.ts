import type { ChangeAspect, ChangeDescription, ChangeGround } from './changeDescription.ts';
import { describeChange } from './describeChange.ts';
import { subjectOf } from './changeSubjects.ts';
import type { ChangeConflict } from './rebaseChanges.ts';

export type ConflictDescription = {
  readonly mine: ChangeDescription;
  readonly theirs: ChangeDescription;
  /** Every aspect that either side changed, for what it was before. */
  readonly originals: readonly ChangeAspect[];
};

/**
 * What both sides made of one key since it was as I first read it. `ground.before` is what is published now,
 * `ground.after` what I have pending. `undefined` for a key nobody knows.
 */
export function describeConflict(
  { mine, theirs }: ChangeConflict,
  ground: ChangeGround,
): ConflictDescription | undefined {
  const subject = subjectOf(mine);
  if (!subject) return undefined;
  // The value that would lead back to theirs is theirs, said as a change says it.
  const made = { ...mine, value: subject.valueToUndo({ ...mine, originalValue: theirs }) };
  const [myWords, theirWords] = [
    describeChange(mine, ground),
    describeChange(made, { before: ground.after, after: ground.before }),
  ];
  if (!myWords || !theirWords) return undefined;
  const seen = new Set(myWords.aspects.map(({ aspect }) => aspect));
  const originals = [...myWords.aspects, ...theirWords.aspects.filter(({ aspect }) => !seen.has(aspect))];
  return { mine: myWords, theirs: theirWords, originals };
}
