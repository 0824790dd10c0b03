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
/** Maximum numbers of entries in a list, questions in a rule, conditions in a group, and categories in a condition. */
export const DISPOSITION_LIMITS = { entries: 500, questions: 30, conditions: 10, categories: 100 } as const;

type ShapeChecks = {
  readonly isText: (value: unknown, limit: TextLimit) => boolean;
  readonly isListOf: (value: unknown, max: number, isValidEntry: (entry: unknown) => boolean) => boolean;
};

const strict: ShapeChecks = {
  isText: (value, limit) => isText(value) && value.trim() !== '' && !isTooLong(limit, value),
  isListOf: (value, max, isValidEntry) => Array.isArray(value) && value.length <= max && value.every(isValidEntry),
};
const typesOnly: ShapeChecks = {
  isText: (value) => isText(value),
  isListOf: (value, _most, isValidEntry) => Array.isArray(value) && value.every(isValidEntry),
};

type Guards = {
  readonly [List in DispositionList]: (value: unknown) => value is DispositionEntry<List>;
};

function guardsBy(checks: ShapeChecks): Guards {
  const isId = (value: unknown): boolean => strict.isText(value, DISPOSITION_NAME_LIMIT);
  const isCategoryCondition = (value: unknown): value is CategoryCondition =>
    isRecord(value) &&
    value['fact'] === 'categories' &&
    ['fullMatch', 'notFullMatch', 'partialMatch'].some((operator) => operator === value['operator']) &&
    isTextList(value['value']) &&
    (checks === typesOnly || value['value'].length > 0) &&
    checks.isListOf(value['value'], DISPOSITION_LIMITS.categories, (category) =>
      checks.isText(category, CATEGORY_LIMIT),
    );
  const isAnswerCondition = (value: unknown): value is AnswerCondition =>
    isRecord(value) && isId(value['attributeId']) && isBoolean(value['answer']);
  const isNamed = (value: unknown): value is Readonly<Record<string, unknown>> =>
    isRecord(value) && isId(value['id']) && checks.isText(value['name'], DISPOSITION_NAME_LIMIT);
  return {
    actions: (value): value is DispositionEntry<'actions'> => isNamed(value),
    groups: (value): value is DispositionEntry<'groups'> =>
      isNamed(value) && checks.isListOf(value['conditions'], DISPOSITION_LIMITS.conditions, isCategoryCondition),
    attributes: (value): value is DispositionEntry<'attributes'> =>
      isNamed(value) && checks.isText(value['prompt'], PROMPT_LIMIT),
    rules: (value): value is DispositionEntry<'rules'> =>
      isRecord(value) &&
      ['id', 'groupId', 'thenActionId', 'elseActionId'].every((name) => isId(value[name])) &&
      ['isWarehouse', 'isStores', 'active'].every((name) => isBoolean(value[name])) &&
      checks.isListOf(value['conditions'], DISPOSITION_LIMITS.questions, isAnswerCondition),
  };
}

/** Validates entries, except references to other entries, which `unknownReferences` checks. */
export const isDispositionEntry = guardsBy(strict);

/** Validates only the types of an entry's fields. `entryError` validates the values. */
export const hasEntryShape = guardsBy(typesOnly);

/** Name for comparison: ignores case, character width and outer spaces. */
export const foldName = (name: string): string => name.normalize('NFKC').trim().toLowerCase();

/** Validates a list, whose ids and names must be unique. Used by the page and the service. */
export function isFitDispositionList(list: DispositionList, value: unknown): boolean {
  if (!strict.isListOf(value, DISPOSITION_LIMITS.entries, isDispositionEntry[list])) return false;
  const entries = value as readonly { readonly id: string; readonly name?: string }[];
  const names = entries.flatMap(({ name }) => (name === undefined ? [] : [foldName(name)]));
  return new Set(entries.map(({ id }) => id)).size === entries.length && new Set(names).size === names.length;
}

export const NO_DISPOSITIONS: Dispositions = { actions: [], groups: [], attributes: [], rules: [] };
