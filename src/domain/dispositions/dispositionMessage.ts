import type { ValueProblem } from '../shared/valueRule.ts';
import type { DispositionError } from './dispositionError.ts';
import { CATEGORY_LIMIT, DISPOSITION_NAME_LIMIT, DISPOSITION_LIMITS, PROMPT_LIMIT } from './dispositionLists.ts';

const messages = {
  'name-blank': 'dispositions.errors.nameBlank',
  'name-too-long': { key: 'dispositions.errors.tooLong', values: { max: DISPOSITION_NAME_LIMIT.max } },
  'name-taken': 'dispositions.errors.nameTaken',
  'prompt-blank': 'dispositions.errors.promptBlank',
  'prompt-too-long': { key: 'dispositions.errors.tooLong', values: { max: PROMPT_LIMIT.max } },
  'categories-blank': 'dispositions.errors.categoriesBlank',
  'category-too-long': { key: 'dispositions.errors.tooLong', values: { max: CATEGORY_LIMIT.max } },
  'too-many-categories': { key: 'dispositions.errors.tooMany', values: { max: DISPOSITION_LIMITS.categories } },
  'too-many-conditions': { key: 'dispositions.errors.tooMany', values: { max: DISPOSITION_LIMITS.conditions } },
  'too-many-questions': { key: 'dispositions.errors.tooMany', values: { max: DISPOSITION_LIMITS.questions } },
  'question-twice': 'dispositions.errors.questionTwice',
  'reference-missing': 'dispositions.errors.referenceMissing',
  'place-missing': 'dispositions.errors.placeMissing',
  'list-full': { key: 'dispositions.errors.tooMany', values: { max: DISPOSITION_LIMITS.entries } },
} as const satisfies Readonly<Record<DispositionError['kind'], ValueProblem>>;

export const dispositionMessage = ({ kind }: DispositionError): (typeof messages)[DispositionError['kind']] =>
  messages[kind];
