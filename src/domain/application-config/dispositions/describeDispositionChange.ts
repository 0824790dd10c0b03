import type { ChangeDescription, ChangeMove, DisplayValue, FieldDiff } from '../../changes/changeDescription.ts';
import type { DescribeChange } from '../../changes/describeChange.ts';
import { NOTHING } from '../../changes/displays.ts';
import type { Dispositions } from '../../dispositions/disposition.ts';
import {
  isDispositionEntry,
  type DispositionEntry,
  type DispositionList,
} from '../../dispositions/dispositionLists.ts';
import { attributePhrase, groupPhrase, nameIn, rulePhrase } from '../../dispositions/dispositionPhrases.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { movedIds } from '../../shared/listMoves.ts';
import type { ConfigChange } from '../applicationConfigSubjects.ts';
import { describeConfigChange } from '../describeConfigChange.ts';
import { dispositionsIn } from './dispositionsIn.ts';

type Displays = {
  readonly [List in DispositionList]: (entry: DispositionEntry<List>, dispositions: Dispositions) => DisplayValue;
};

const displays: Displays = {
  rules: (rule, dispositions) => ({ kind: 'phrase', phrase: rulePhrase(rule, dispositions) }),
  groups: (group) => ({ kind: 'phrase', phrase: groupPhrase(group) }),
  attributes: (attribute) => ({ kind: 'phrase', phrase: attributePhrase(attribute) }),
  actions: ({ name }) => ({ kind: 'text', text: name }),
};

type Side = { readonly value: unknown; readonly of: Dispositions };

type DispositionDiff = Pick<ChangeDescription, 'fields' | 'moves'>;

function diffOf<List extends DispositionList>(list: List, before: Side, after: Side): DispositionDiff {
  const entriesOf = ({ value }: Side): ReadonlyMap<string, DispositionEntry<List>> => {
    const entries = Array.isArray(value) ? value.filter(isDispositionEntry[list]) : [];
    return new Map(entries.map((entry) => [entry.id, entry]));
  };
  const [from, to] = [entriesOf(before), entriesOf(after)];
  const display = (entry: DispositionEntry<List> | undefined, { of: dispositions }: Side): DisplayValue =>
    entry ? displays[list](entry, dispositions) : NOTHING;
  const fields = [...new Set([...to.keys(), ...from.keys()])]
    .filter((id) => !deepEqual(from.get(id), to.get(id)))
    .map((id): FieldDiff => ({ before: display(from.get(id), before), after: display(to.get(id), after) }));
  const [idsBefore, idsAfter] = [[...from.keys()], [...to.keys()]];
  const moves = [...movedIds(idsBefore, idsAfter)].flatMap((id): readonly ChangeMove[] => {
    const entry = to.get(id);
    if (!entry) return [];
    const name = 'name' in entry ? entry.name : nameIn(after.of.groups, entry.groupId);
    return [{ kind: 'moved', name, from: idsBefore.indexOf(id) + 1, to: idsAfter.indexOf(id) + 1 }];
  });
  return { fields, moves };
}

const isFilled = (value: unknown): boolean => Array.isArray(value) && value.length > 0;

export const describeDispositionChange: DescribeChange<ConfigChange> = (change, context) => {
  const { part, value, originalValue } = change;
  const description = describeConfigChange(change, context);
  if (part.kind !== 'dispositions') return description;
  const act = !isFilled(originalValue) ? 'added' : isFilled(value) ? 'changed' : 'removed';
  const [before, after] = [dispositionsIn(context.before), dispositionsIn(context.after)];
  const diff = diffOf(part.name, { value: originalValue, of: before }, { value, of: after });
  // Show either fields or moves. Fields take precedence.
  return { ...description, act, fields: diff.fields, moves: diff.fields.length > 0 ? [] : diff.moves };
};
