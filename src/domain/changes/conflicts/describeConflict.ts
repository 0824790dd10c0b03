import type { FieldDiff, ChangeDescription, ChangeContext } from '../changeDescription.ts';
import { describeChange, type ChangeDescribers } from '../describeChange.ts';
import type { ChangeConflict } from './rebaseChanges.ts';

export type ConflictDescription = {
  readonly mine: ChangeDescription;
  readonly theirs: ChangeDescription;
  readonly originals: readonly FieldDiff[];
};

/** `context.before` is the published configuration, `context.after` the pending one. `undefined` for an unknown key. */
export function describeConflict(
  described: ChangeDescribers,
  { mine, theirs }: ChangeConflict,
  context: ChangeContext,
): ConflictDescription | undefined {
  // Describe the change that would set their value.
  const made = { ...mine, value: described.registry.valueToUndo({ ...mine, originalValue: theirs }) };
  const [ours, others] = [
    describeChange(described, mine, context),
    describeChange(described, made, { before: context.after, after: context.before }),
  ];
  if (!ours || !others) return undefined;
  const nameOf = ({ field, of = '' }: FieldDiff): string => `${field} ${of}`;
  const seen = new Set(ours.fields.map(nameOf));
  const originals = [...ours.fields, ...others.fields.filter((each) => !seen.has(nameOf(each)))];
  return { mine: ours, theirs: others, originals };
}
