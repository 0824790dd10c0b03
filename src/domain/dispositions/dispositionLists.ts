import { isBoolean, isRecord, isText, isTextList } from '../shared/shapes.ts';
import { characterLimit, isTooLong } from '../validation/textLimit.ts';
import type { TextLimit } from '../shared/valueRule.ts';
import type { AnswerCondition, CategoryCondition, Dispositions } from './disposition.ts';

export const dispositionLists = ['rules', 'groups', 'attributes', 'actions'] as const;
export type DispositionList = (typeof dispositionLists)[number];
export type DispositionEntry<List extends DispositionList> = Dispositions[List][number];

export const DISPOSITION_NAME_LIMIT = characterLimit(80);
export const PROMPT_LIMIT = characterLimit(200);
export const CATEGORY_LIMIT = characterLimit(200);
/** The most of one list, of the questions of one rule, of the conditions of one group and of the categories of one of these. */
export const MOST = { entries: 500, questions: 30, conditions: 10, categories: 100 } as const;

const isFitText = (value: unknown, limit: TextLimit): boolean =>
  isText(value) && value.trim() !== '' && !isTooLong(limit, value);
const isId = (value: unknown): boolean => isFitText(value, DISPOSITION_NAME_LIMIT);
const isListOf = (value: unknown, most: number, fits: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.length <= most && value.every(fits);

const isCategoryCondition = (value: unknown): value is CategoryCondition =>
  isRecord(value) &&
  value['fact'] === 'categories' &&
  ['fullMatch', 'notFullMatch', 'partialMatch'].some((operator) => operator === value['operator']) &&
  isTextList(value['value']) &&
  value['value'].length > 0 &&
  isListOf(value['value'], MOST.categories, (category) => isFitText(category, CATEGORY_LIMIT));

const isAnswerCondition = (value: unknown): value is AnswerCondition =>
  isRecord(value) && isId(value['attributeId']) && isBoolean(value['answer']);

const isNamed = (value: unknown): value is Readonly<Record<string, unknown>> =>
  isRecord(value) && isId(value['id']) && isFitText(value['name'], DISPOSITION_NAME_LIMIT);

type Guards = {
  readonly [List in DispositionList]: (value: unknown) => value is DispositionEntry<List>;
};

/** Whether a value is an entry of the list. What it names may be missing: `unknownReferences` tells that of the whole. */
export const isDispositionEntry: Guards = {
  actions: (value): value is DispositionEntry<'actions'> => isNamed(value),
  groups: (value): value is DispositionEntry<'groups'> =>
    isNamed(value) && isListOf(value['conditions'], MOST.conditions, isCategoryCondition),
  attributes: (value): value is DispositionEntry<'attributes'> =>
    isNamed(value) && isFitText(value['prompt'], PROMPT_LIMIT),
  rules: (value): value is DispositionEntry<'rules'> =>
    isRecord(value) &&
    ['id', 'groupId', 'thenActionId', 'elseActionId'].every((name) => isId(value[name])) &&
    ['isWarehouse', 'isStores', 'active'].every((name) => isBoolean(value[name])) &&
    isListOf(value['conditions'], MOST.questions, isAnswerCondition),
};

/** As names are compared: two that differ in case, width or outer spaces alone are one. */
export const foldName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** Whether a list may be kept: entries of its kind, each with an id and a name of its own. Page and service ask the same. */
export function isFitDispositionList(list: DispositionList, value: unknown): boolean {
  if (!isListOf(value, MOST.entries, isDispositionEntry[list])) return false;
  const entries = value as readonly { readonly id: string; readonly name?: string }[];
  const names = entries.flatMap(({ name }) => (name === undefined ? [] : [foldName(name)]));
  return new Set(entries.map(({ id }) => id)).size === entries.length && new Set(names).size === names.length;
}

export const NO_DISPOSITIONS: Dispositions = { actions: [], groups: [], attributes: [], rules: [] };
