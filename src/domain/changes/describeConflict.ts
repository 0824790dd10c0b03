import type { FieldDiff, ChangeDescription, ChangeContext } from './changeDescription.ts';
import { describeChange } from './describeChange.ts';
import { subjectOf } from './changeSubjects.ts';
import type { ChangeConflict } from './rebaseChanges.ts';

export type ConflictDescription = {
  readonly mine: ChangeDescription;
  readonly theirs: ChangeDescription;
  /** Every field that either side changed, for what it was before. */
  readonly originals: readonly FieldDiff[];
};

/**
 * What both sides made of one key since it was as I first read it. `context.before` is what is published now,
 * `context.after` what I have pending. `undefined` for a key nobody knows.
 */
export function describeConflict(
  { mine, theirs }: ChangeConflict,
  context: ChangeContext,
): ConflictDescription | undefined {
  const subject = subjectOf(mine);
  if (!subject) return undefined;
  // The value that would lead back to theirs is theirs, said as a change says it.
  const made = { ...mine, value: subject.valueToUndo({ ...mine, originalValue: theirs }) };
  const [myWords, theirWords] = [
    describeChange(mine, context),
    describeChange(made, { before: context.after, after: context.before }),
  ];
  if (!myWords || !theirWords) return undefined;
  const seen = new Set(myWords.fields.map(({ field }) => field));
  const originals = [...myWords.fields, ...theirWords.fields.filter(({ field }) => !seen.has(field))];
  return { mine: myWords, theirs: theirWords, originals };
}
