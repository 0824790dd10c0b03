import type { DispositionError } from '../../../domain/dispositions/dispositionError.ts';
import {
  CATEGORY_LIMIT,
  DISPOSITION_NAME_LIMIT,
  MOST,
  PROMPT_LIMIT,
} from '../../../domain/dispositions/dispositionLists.ts';
import type { FormMessage } from '../../shared/forms/formMessage.ts';

/** Why an entry is not saved, in words. */
export function errorMessage({ kind }: DispositionError): FormMessage {
  switch (kind) {
    case 'name-blank':
      return 'dispositions.errors.nameBlank';
    case 'name-too-long':
      return { key: 'dispositions.errors.tooLong', values: { max: DISPOSITION_NAME_LIMIT.max } };
    case 'name-taken':
      return 'dispositions.errors.nameTaken';
    case 'prompt-blank':
      return 'dispositions.errors.promptBlank';
    case 'prompt-too-long':
      return { key: 'dispositions.errors.tooLong', values: { max: PROMPT_LIMIT.max } };
    case 'categories-blank':
      return 'dispositions.errors.categoriesBlank';
    case 'category-too-long':
      return { key: 'dispositions.errors.tooLong', values: { max: CATEGORY_LIMIT.max } };
    case 'too-many-categories':
      return { key: 'dispositions.errors.tooMany', values: { max: MOST.categories } };
    case 'too-many-conditions':
      return { key: 'dispositions.errors.tooMany', values: { max: MOST.conditions } };
    case 'too-many-questions':
      return { key: 'dispositions.errors.tooMany', values: { max: MOST.questions } };
    case 'question-twice':
      return 'dispositions.errors.questionTwice';
    case 'reference-missing':
      return 'dispositions.errors.referenceMissing';
    case 'place-missing':
      return 'dispositions.errors.placeMissing';
    case 'list-full':
      return { key: 'dispositions.errors.tooMany', values: { max: MOST.entries } };
    default:
      return kind satisfies never;
  }
}
