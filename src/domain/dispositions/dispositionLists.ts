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
/** Maximum sizes: entries of a list, questions of a rule, conditions of a group, categories of a condition. */
export const DISPOSITION_LIMITS = { entries: 500, questions: 30, conditions: 10, categories: 100 } as const;

type Fits = {
  readonly isText: (value: unknown, limit: TextLimit) => boolean;
  readonly isListOf: (value: unknown, max: number, fits: (entry: unknown) => boolean) => boolean;
};

const strict: Fits = {
  isText: (value, limit) => isText(value) && value.trim() !== '' && !isTooLong(limit, value),
  isListOf: (value, max, fits) => Array.isArray(value) && value.length <= max && value.every(fits),
};
const loose: Fits = {
  isText: (value) => isText(value),
  isListOf: (value, _most, fits) => Array.isArray(value) && value.every(fits),
};

type Guards = {
  readonly [List in DispositionList]: (value: unknown) => value is DispositionEntry<List>;
};

function guardsBy(fits: Fits): Guards {
  const isId = (value: unknown): boolean => strict.isText(value, DISPOSITION_NAME_LIMIT);
  const isCategoryCondition = (value: unknown): value is CategoryCondition =>
    isRecord(value) &&
    value['fact'] === 'categories' &&
    ['fullMatch', 'notFullMatch', 'partialMatch'].some((operator) => operator === value['operator']) &&
    isTextList(value['value']) &&
    (fits === loose || value['value'].length > 0) &&
    fits.isListOf(value['value'], DISPOSITION_LIMITS.categories, (category) => fits.isText(category, CATEGORY_LIMIT));
  const isAnswerCondition = (value: unknown): value is AnswerCondition =>
    isRecord(value) && isId(value['attributeId']) && isBoolean(value['answer']);
  const isNamed = (value: unknown): value is Readonly<Record<string, unknown>> =>
    isRecord(value) && isId(value['id']) && fits.isText(value['name'], DISPOSITION_NAME_LIMIT);
  return {
    actions: (value): value is DispositionEntry<'actions'> => isNamed(value),
    groups: (value): value is DispositionEntry<'groups'> =>
      isNamed(value) && fits.isListOf(value['conditions'], DISPOSITION_LIMITS.conditions, isCategoryCondition),
    attributes: (value): value is DispositionEntry<'attributes'> =>
      isNamed(value) && fits.isText(value['prompt'], PROMPT_LIMIT),
    rules: (value): value is DispositionEntry<'rules'> =>
      isRecord(value) &&
      ['id', 'groupId', 'thenActionId', 'elseActionId'].every((name) => isId(value[name])) &&
      ['isWarehouse', 'isStores', 'active'].every((name) => isBoolean(value[name])) &&
      fits.isListOf(value['conditions'], DISPOSITION_LIMITS.questions, isAnswerCondition),
  };
}

/** References may be missing; `unknownReferences` checks them. */
export const isDispositionEntry = guardsBy(strict);

/** Checks only the shape. `entryError` validates the values. */
export const hasEntryShape = guardsBy(loose);

/** Ignores case, width and outer spaces. */
export const foldName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** Validates a list with unique ids and names. Used by page and service. */
export function isFitDispositionList(list: DispositionList, value: unknown): boolean {
  if (!strict.isListOf(value, DISPOSITION_LIMITS.entries, isDispositionEntry[list])) return false;
  const entries = value as readonly { readonly id: string; readonly name?: string }[];
  const names = entries.flatMap(({ name }) => (name === undefined ? [] : [foldName(name)]));
  return new Set(entries.map(({ id }) => id)).size === entries.length && new Set(names).size === names.length;
}

export const NO_DISPOSITIONS: Dispositions = { actions: [], groups: [], attributes: [], rules: [] };
