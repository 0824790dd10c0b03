import type { FieldDiff, ChangeDescription, ChangeContext } from '../changeDescription.ts';
import { describeChange, type ChangeDescribers } from '../describeChange.ts';
import type { ChangeConflict } from './rebaseChanges.ts';

export type ConflictDescription = {
  readonly mine: ChangeDescription;
  readonly theirs: ChangeDescription;
  readonly originals: readonly FieldDiff[];
};

/**
 * Describes the two values of a conflict. `context.before` is the published configuration, `context.after` the pending
 * one.
 */
export function describeConflict(
  described: ChangeDescribers,
  { mine, theirs }: ChangeConflict,
  context: ChangeContext,
): ConflictDescription | undefined {
  const theirChange = { ...mine, value: described.registry.valueToUndo({ ...mine, originalValue: theirs }) };
  const [mineDescribed, others] = [
    describeChange(described, mine, context),
    describeChange(described, theirChange, { before: context.after, after: context.before }),
  ];
  if (!mineDescribed || !others) return undefined;
  const nameOf = ({ field, of = '' }: FieldDiff): string => `${field} ${of}`;
  const describedFields = new Set(mineDescribed.fields.map(nameOf));
  const originals = [...mineDescribed.fields, ...others.fields.filter((each) => !describedFields.has(nameOf(each)))];
  return { mine: mineDescribed, theirs: others, originals };
}
