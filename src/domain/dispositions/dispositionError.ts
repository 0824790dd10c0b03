import { isTooLong } from '../validation/textLimit.ts';
import type { Dispositions } from './disposition.ts';
import {
  CATEGORY_LIMIT,
  DISPOSITION_NAME_LIMIT,
  foldName,
  DISPOSITION_LIMITS,
  PROMPT_LIMIT,
  type DispositionEntry,
  type DispositionList,
} from './dispositionLists.ts';
import { entriesOf } from './edits/dispositionEdits.ts';
import { unknownReferences } from './unknownReferences.ts';

export type DispositionError = {
  readonly kind:
    | 'name-blank'
    | 'name-too-long'
    | 'name-taken'
    | 'prompt-blank'
    | 'prompt-too-long'
    | 'categories-blank'
    | 'category-too-long'
    | 'too-many-categories'
    | 'too-many-conditions'
    | 'too-many-questions'
    | 'question-twice'
    | 'reference-missing'
    | 'place-missing'
    | 'list-full';
};

const error = (kind: DispositionError['kind']): DispositionError => ({ kind });

function nameError(
  { id, name }: { readonly id: string; readonly name: string },
  others: readonly { readonly id: string; readonly name: string }[],
): DispositionError | undefined {
  if (name.trim() === '') return error('name-blank');
  if (isTooLong(DISPOSITION_NAME_LIMIT, name)) return error('name-too-long');
  const isDuplicate = others.some((other) => other.id !== id && foldName(other.name) === foldName(name));
  return isDuplicate ? error('name-taken') : undefined;
}

function categoriesError({ conditions }: DispositionEntry<'groups'>): DispositionError | undefined {
  if (conditions.length > DISPOSITION_LIMITS.conditions) return error('too-many-conditions');
  if (conditions.some(({ value }) => value.length === 0)) return error('categories-blank');
  if (conditions.some(({ value }) => value.length > DISPOSITION_LIMITS.categories)) return error('too-many-categories');
  const isLong = conditions.some(({ value }) => value.some((category) => isTooLong(CATEGORY_LIMIT, category)));
  return isLong ? error('category-too-long') : undefined;
}

function promptError({ prompt }: DispositionEntry<'attributes'>): DispositionError | undefined {
  if (prompt.trim() === '') return error('prompt-blank');
  return isTooLong(PROMPT_LIMIT, prompt) ? error('prompt-too-long') : undefined;
}

function ruleError(rule: DispositionEntry<'rules'>): DispositionError | undefined {
  const { conditions } = rule;
  if (conditions.length > DISPOSITION_LIMITS.questions) return error('too-many-questions');
  if (new Set(conditions.map(({ attributeId }) => attributeId)).size < conditions.length)
    return error('question-twice');
  return rule.isWarehouse || rule.isStores ? undefined : error('place-missing');
}

type Judges = {
  readonly [List in DispositionList]: (
    entry: DispositionEntry<List>,
    dispositions: Dispositions,
  ) => DispositionError | undefined;
};

const judges: Judges = {
  actions: (action, { actions }) => nameError(action, actions),
  groups: (group, { groups }) => nameError(group, groups) ?? categoriesError(group),
  attributes: (attribute, { attributes }) => nameError(attribute, attributes) ?? promptError(attribute),
  rules: ruleError,
};

/** Error of an entry. Does not check references to other entries. Used by the page and the service. */
export const entryError = <List extends DispositionList>(
  dispositions: Dispositions,
  list: List,
  entry: DispositionEntry<List>,
): DispositionError | undefined => judges[list](entry, dispositions);

export function dispositionError<List extends DispositionList>(
  dispositions: Dispositions,
  list: List,
  entry: DispositionEntry<List>,
): DispositionError | undefined {
  if (
    list === 'rules' &&
    unknownReferences({ ...dispositions, rules: [entry as DispositionEntry<'rules'>] }).length > 0
  )
    return error('reference-missing');
  const entries = entriesOf(dispositions, list);
  const isNew = entries.every(({ id }) => id !== entry.id);
  return (
    entryError(dispositions, list, entry) ??
    (isNew && entries.length >= DISPOSITION_LIMITS.entries ? error('list-full') : undefined)
  );
}
